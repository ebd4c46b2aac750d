/**
 * The time within which an answer holds: no article appears or disappears in it (docs/product.md#scheduling). In
 * milliseconds since 1970; `until` is excluded.
 */
export interface Period {
  from: number;
  until: number;
}

export const always: Period = { from: -Infinity, until: Infinity };

/** By the clock, which may be set forward or back while an answer is cached. */
export const holds = ({ from, until }: Period, now: number): boolean => from <= now && now < until;

/** The longest that this server caches an answer, in milliseconds. */
export const lifetime = 60_000;

/** The longest that other shared caches use an answer, in seconds: as a fresh one, and while they fetch a new one. */
const longest = { fresh: 60, stale: 600 };

/**
 * How long this server may cache an answer that holds until a moment, in milliseconds, and the directives for other
 * shared caches (RFC 9213): they may get it as the last thing that this server does with it, so that both together end
 * by then.
 */
export function cachingUntil(until: number, now: number): { kept: number; directives: string } {
  const left = Math.max(0, until - now);
  const kept = Math.min(lifetime, left / 2);
  const shared = Math.min(longest.fresh + longest.stale, Math.floor((left - kept) / 1000));
  const fresh = Math.min(longest.fresh, shared);
  return { kept, directives: `max-age=${fresh}, stale-while-revalidate=${shared - fresh}` };
}
