import type { Redis } from 'ioredis';
import type { AnswerCache } from '../cache/answerCache.ts';
import { onModelsChanged } from '../database/trace.ts';
import { log } from '../log.ts';

const channel = 'changed-models';

/**
 * Tells the other servers which models change here, and lets go of the answers that changes there outdate. Nothing
 * is kept while the connection is gone, since nobody tells then what others change.
 */
export function shareChanges(valkey: Redis, answers: AnswerCache): void {
  /** What the others have yet to hear of. */
  let untold: ReadonlySet<string> = new Set();

  /** A change is not held up and does not fail: what cannot be told now is told when the connection is back. */
  async function tell(): Promise<void> {
    const models = untold;
    untold = new Set();
    if (models.size === 0) return;
    try {
      await valkey.publish(channel, [...models].join(' '));
    } catch (error) {
      untold = untold.union(models);
      log.warn({ reason: (error as Error).message }, 'The other servers hear of a change later');
    }
  }

  answers.keepWhatIsMade(false);
  onModelsChanged((models) => {
    untold = untold.union(models);
    return tell();
  });
  valkey.on('message', (_channel: string, models: string) => answers.forget(new Set(models.split(' '))));
  valkey.on('close', () => answers.keepWhatIsMade(false));
  valkey.on('ready', async () => {
    await tell();
    try {
      await valkey.subscribe(channel);
      answers.keepWhatIsMade(true);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Nothing is heard of other servers');
    }
  });
}
