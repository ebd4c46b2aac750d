import { untilMidnightInJakarta } from '../../../web/src/shared/jakarta.ts';
import { everyModel, onModelsChanged, untraced } from '../database/trace.ts';
import { newsPeriodAt } from '../news/newsPeriod.ts';
import { mebibyte } from '../requestBody.ts';
import type { Answer } from './answer.ts';
import { GroupedCache, type Group } from './groupedCache.ts';
import { always, holds, lifetime, type Period } from './period.ts';

/** The model whose rows appear and disappear by the clock. */
const scheduled = 'NewsArticle';

/** The key of an answer that depends on nothing of its reader: a key’s first line is what it may depend on. */
const withoutReader = (key: string) => key.slice(key.indexOf('\n') + 1);

/**
 * The answers that readers share, up to 64 MiB, until a model they were made from changes. Concurrent
 * requests for the same answer share one call. An answer is kept for a minute, and ends with the day, on which pages
 * depend, and with its period.
 */
export class AnswerCache {
  /** Expired answers are used if no new one can be made. */
  readonly #answers = new GroupedCache<Answer>(64 * mebibyte, lifetime);
  readonly #making = new Map<string, Promise<Answer | null>>();
  /** The number of changes so far, and that number at each model’s latest change. */
  #changes = 0;
  readonly #latest = new Map<string, number>();
  #enabled = true;
  readonly #findPeriod: (now: Date) => Promise<Period>;
  /** The latest period found, and when it was read, by the monotonic clock. */
  #period: (Period & { readAt: number }) | undefined;

  /** @param findPeriod when answers hold that were made from articles at that time */
  constructor(findPeriod: (now: Date) => Promise<Period>) {
    this.#findPeriod = findPeriod;
  }

  /** The answer, if it is cached. */
  get(key: string): Answer | undefined {
    return this.#current(this.#answers.get(withoutReader(key)) ?? this.#answers.get(key));
  }

  /** The last answer, however old, unless its period is over or a model it was made from has changed since. */
  last(key: string): Answer | null {
    const found = this.#answers.get(withoutReader(key), true) ?? this.#answers.get(key, true);
    return this.#current(found) ?? null;
  }

  #current(answer: Answer | undefined): Answer | undefined {
    return answer && holds(answer.period, Date.now()) ? answer : undefined;
  }

  /**
   * When answers hold that were made from these models at that time. It is read from the database once a period or,
   * since programs may write to the database directly, once a minute.
   */
  async periodOf(models: ReadonlySet<string>, now: Date): Promise<Period> {
    if (!models.has(scheduled)) return always;
    const readAt = performance.now();
    const known = this.#period;
    if (known && holds(known, now.getTime()) && readAt - known.readAt < lifetime) return known;
    const begun = this.#changes;
    const period = await untraced(() => this.#findPeriod(now));
    if (this.#enabled && !this.#hasChangedSince(begun, [scheduled])) this.#period = { ...period, readAt };
    return period;
  }

  /**
   * The cached answer, or the result of `make`; null if the answer is private.
   * @param make not called while another call makes the same answer
   * @param groups the bounds of the answer besides those of the cache
   * @param now when it was asked for: an answer begun before a scheduled moment is not given to callers after it
   */
  async share(
    key: string,
    make: () => Promise<Answer | null>,
    groups: readonly Group[] = [],
    now = new Date(),
  ): Promise<Answer | null> {
    const cached = this.get(key);
    const making = this.#making.get(key);
    if (cached || !making) return cached ?? this.#make(key, make, groups);
    const made = await making;
    const isOutdated = made && !holds(made.period, now.getTime());
    return isOutdated ? this.share(key, make, groups, now) : made;
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
    if (!answer || !this.#enabled || this.#hasChangedSince(begun, answer.models)) return answer;
    const left = Math.min(answer.kept, restOfDay - (Date.now() - begunAt));
    const kept = answer.isForEveryReader ? withoutReader(key) : key;
    if (left > 0) this.#answers.set(kept, answer, answer.size + kept.length, groups, left);
    return answer;
  }

  #hasChangedSince(begun: number, models: Iterable<string>): boolean {
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
    if (models.has(scheduled) || models.has(everyModel)) this.#period = undefined;
    if (models.has(everyModel)) return this.#answers.clear();
    for (const [key, answer] of this.#answers.entries())
      if (!answer.models.isDisjointFrom(models)) this.#answers.delete(key);
  }
}

/** A cache that follows the changes made by this server. */
export function openAnswers(): AnswerCache {
  const answers = new AnswerCache(newsPeriodAt);
  onModelsChanged((models) => answers.forget(models));
  return answers;
}
