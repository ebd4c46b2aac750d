import { untilMidnightInJakarta } from '../../../web/src/shared/jakarta.ts';
import { everyModel, onModelsChanged } from '../database/trace.ts';
import { mebibyte } from '../requestBody.ts';
import type { Answer } from './answer.ts';
import { GroupedCache, type Group } from './groupedCache.ts';

/**
 * An answer expires after a minute, even if nothing has changed: a future date may have passed. It also ends with the
 * day, on which pages depend.
 */
const lifetime = 60_000;

/**
 * The answers that readers share, up to 64 MiB, until a model they were made from changes. Concurrent
 * requests for the same answer share one call.
 */
export class AnswerCache {
  /** Expired answers are used if no new one can be made. */
  readonly #answers = new GroupedCache<Answer>(64 * mebibyte, lifetime);
  readonly #making = new Map<string, Promise<Answer | null>>();
  /** The number of changes so far, and that number at each model’s latest change. */
  #changes = 0;
  readonly #latest = new Map<string, number>();
  #enabled = true;

  /** The answer, if it is cached. */
  get(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  /** The last answer, however old, unless a model it was made from has changed since. */
  last(key: string): Answer | null {
    return this.#answers.get(key, true) ?? null;
  }

  /**
   * The cached answer, or the result of `make`; null if the answer is private.
   * @param make not called while another call makes the same answer
   * @param groups the bounds of the answer besides those of the cache
   */
  async share(
    key: string,
    make: () => Promise<Answer | null>,
    groups: readonly Group[] = [],
  ): Promise<Answer | null> {
    return this.get(key) ?? this.#making.get(key) ?? this.#make(key, make, groups);
  }

  async #make(
    key: string,
    make: () => Promise<Answer | null>,
    groups: readonly Group[],
  ): Promise<Answer | null> {
    const begun = this.#changes;
    const [begunAt, restOfDay] = [Date.now(), untilMidnightInJakarta(new Date())];
    const making = make();
    this.#making.set(key, making);
    const answer = await making.finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    // An answer read before a change must not be cached after it.
    if (!answer || !this.#enabled || this.#hasChangedSince(begun, answer)) return answer;
    const left = Math.min(lifetime, restOfDay - (Date.now() - begunAt));
    if (left > 0) this.#answers.set(key, answer, answer.size + key.length, groups, left);
    return answer;
  }

  #hasChangedSince(begun: number, { models }: Answer): boolean {
    return [everyModel, ...models].some((model) => (this.#latest.get(model) ?? 0) > begun);
  }

  /** Turns the cache on or off, and drops all answers, including those being made. */
  setEnabled(enabled: boolean): void {
    this.#enabled = enabled;
    this.forget(new Set([everyModel]));
  }

  /** Drops the answers that were made from one of the models. */
  forget(models: ReadonlySet<string>): void {
    this.#changes += 1;
    for (const model of models) this.#latest.set(model, this.#changes);
    // Later callers must not get an answer that is being made now.
    this.#making.clear();
    if (models.has(everyModel)) return this.#answers.clear();
    for (const [key, answer] of this.#answers.entries())
      if (!answer.models.isDisjointFrom(models)) this.#answers.delete(key);
  }
}

/** A cache that follows the changes made by this server. */
export function openAnswers(): AnswerCache {
  const answers = new AnswerCache();
  onModelsChanged((models) => answers.forget(models));
  return answers;
}
