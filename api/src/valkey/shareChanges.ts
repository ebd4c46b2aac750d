import type { Redis } from 'ioredis';
import type { AnswerCache } from '../cache/answerCache.ts';
import { announceChanges, everyModel, onModelsChanged } from '../database/trace.ts';
import { log } from '../log.ts';

const channel = 'changed-models';

/**
 * Announces this server’s changes to the other servers, and applies theirs here. No answer is cached while the
 * connection is lost, since the others’ changes are not announced then.
 */
export function shareChanges(valkey: Redis, answers: AnswerCache): void {
  /** The models whose changes have not been announced to the others yet. */
  let unannounced: ReadonlySet<string> = new Set();
  let hasConnected = false;

  /**
   * A change does not wait or fail: what cannot be announced now is announced once the connection is back.
   */
  async function announce(): Promise<void> {
    const models = unannounced;
    unannounced = new Set();
    if (models.size === 0) return;
    try {
      await valkey.publish(channel, [...models].join(' '));
    } catch (error) {
      unannounced = unannounced.union(models);
      // At startup there is no connection yet: changes until then are announced once there is one.
      if (hasConnected)
        log.warn(
          { reason: (error as Error).message },
          'A change will be announced to the other servers later',
        );
    }
  }

  const receive = (models: ReadonlySet<string>) => announceChanges(models, false);

  answers.setEnabled(false);
  onModelsChanged((models, isOurs) => {
    if (!isOurs) return undefined;
    unannounced = unannounced.union(models);
    return announce();
  });
  valkey.on('message', (name: string, models: string) => {
    if (name === channel) void receive(new Set(models.split(' ')));
  });
  valkey.on('close', () => answers.setEnabled(false));
  valkey.on('ready', async () => {
    hasConnected = true;
    await announce();
    try {
      await valkey.subscribe(channel);
      // Messages sent in the meantime were lost.
      await receive(new Set([everyModel]));
      answers.setEnabled(true);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Changes of the other servers are not received');
    }
  });
}
