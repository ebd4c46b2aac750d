import { LRUCache } from 'lru-cache';
import { everyModel, onModelsChanged } from '../database/trace.ts';
import type { Answer } from './answer.ts';

const mebibyte = 1024 * 1024;

/** An answer is made anew after a minute, though nothing has changed: a date that was ahead may have come. */
const lifetime = 60_000;

/**
 * The answers that many readers share, up to 64 MiB, until a change of what they are made from. What several ask for
 * at once is made once.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: 64 * mebibyte,
    sizeCalculation: ({ size }) => size,
    ttl: lifetime,
    // In case that no new one can be made.
    noDeleteOnStaleGet: true,
  });
  readonly #making = new Map<string, Promise<Answer | null>>();
  /** Counts the changes; and its count at each model's latest one. */
  #changes = 0;
  readonly #latest = new Map<string, number>();
  #keeps = true;

  /** The answer, if it is at hand. */
  get(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  /** The answer as it was made last, however long ago, unless something that it is made from has changed since. */
  last(key: string): Answer | null {
    return this.#answers.get(key, { allowStale: true }) ?? null;
  }

  /**
   * The answer at hand, or what `make` makes of it; null when that turns out to be nobody else's.
   * @param make is not called while another call makes the same
   */
  async share(key: string, make: () => Promise<Answer | null>): Promise<Answer | null> {
    return this.get(key) ?? this.#making.get(key) ?? this.#make(key, make);
  }

  async #make(key: string, make: () => Promise<Answer | null>): Promise<Answer | null> {
    const begun = this.#changes;
    const making = make();
    this.#making.set(key, making);
    const answer = await making.finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    // What was read before a change and is kept after it would stay.
    if (answer && this.#keeps && !this.#hasChangedSince(begun, answer)) this.#answers.set(key, answer);
    return answer;
  }

  #hasChangedSince(begun: number, { models }: Answer): boolean {
    return [everyModel, ...models].some((model) => (this.#latest.get(model) ?? 0) > begun);
  }

  /** Keeps from now on, or not, what is made; and lets go of all that was kept or is being made. */
  keepWhatIsMade(keeps: boolean): void {
    this.#keeps = keeps;
    this.forget(new Set([everyModel]));
  }

  /** Lets go of the answers that were made from one of the models. */
  forget(models: ReadonlySet<string>): void {
    this.#changes += 1;
    for (const model of models) this.#latest.set(model, this.#changes);
    // Whoever asks from now on is not to get what is being made.
    this.#making.clear();
    if (models.has(everyModel)) return this.#answers.clear();
    for (const [key, answer] of this.#answers.entries())
      if (!answer.models.isDisjointFrom(models)) this.#answers.delete(key);
  }
}

/** A cache that follows what this server changes. */
export function openAnswers(): AnswerCache {
  const answers = new AnswerCache();
  onModelsChanged((models) => answers.forget(models));
  return answers;
}
