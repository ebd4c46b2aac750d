import type { Redis } from 'ioredis';
import type { AnswerCache } from '../cache/answerCache.ts';
import { announceChanges, everyModel, onModelsChanged } from '../database/trace.ts';
import { log } from '../log.ts';

const channel = 'changed-models';

/**
 * Tells the other servers which models change here, and announces here which change there. No answer is kept while
 * the connection is gone, since nobody tells then what others change.
 */
export function shareChanges(valkey: Redis, answers: AnswerCache): void {
  /** What the others have yet to hear of. */
  let untold: ReadonlySet<string> = new Set();
  let hasConnected = false;

  /** A change is not held up and does not fail: what cannot be told now is told when the connection is back. */
  async function tell(): Promise<void> {
    const models = untold;
    untold = new Set();
    if (models.size === 0) return;
    try {
      await valkey.publish(channel, [...models].join(' '));
    } catch (error) {
      untold = untold.union(models);
      // At a start nobody has connected yet: what is written then is told as soon as somebody has.
      if (hasConnected)
        log.warn({ reason: (error as Error).message }, 'The other servers learn of a change later');
    }
  }

  const hear = (models: ReadonlySet<string>) => announceChanges(models, false);

  answers.keepWhatIsMade(false);
  onModelsChanged((models, isOurs) => {
    if (!isOurs) return undefined;
    untold = untold.union(models);
    return tell();
  });
  valkey.on('message', (_channel: string, models: string) => hear(new Set(models.split(' '))));
  valkey.on('close', () => answers.keepWhatIsMade(false));
  valkey.on('ready', async () => {
    hasConnected = true;
    await tell();
    try {
      await valkey.subscribe(channel);
      // What others said in the meantime was not heard.
      await hear(new Set([everyModel]));
      answers.keepWhatIsMade(true);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Nothing is received from the other servers');
    }
  });
}
