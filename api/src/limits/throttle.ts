import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyAttemptsError } from '../errors.ts';
import { rateLimitRefusals } from '../operations/metrics.ts';
import { networksOf } from './addresses.ts';
import { limits, type Allowance, type LimitedCall } from './limits.ts';

/** Valkey, if all servers of one database count together; null if each counts on its own. */
let store: Redis | null = null;

/** Counts in Valkey from now on. While it is unavailable, each server counts on its own again, from zero. */
export function countTogether(valkey: Redis): void {
  store = valkey;
}

/** The most keys a limiter remembers; beyond that, the least recently used is dropped. */
export const keyLimit = 10_000;

/** Counts in this process with bounded memory, however many networks call. */
class BoundedMemory extends RateLimiterMemory {
  readonly #recent = new LRUCache<string, true>({
    max: keyLimit,
    dispose: (_value, key) => void this.delete(key),
  });

  /** Resets all counts. */
  clear(): void {
    this.#recent.clear();
  }

  override consume(...call: Parameters<RateLimiterMemory['consume']>) {
    this.#recent.set(String(call[0]), true);
    return super.consume(...call);
  }

  override penalty(...call: Parameters<RateLimiterMemory['penalty']>) {
    this.#recent.set(String(call[0]), true);
    return super.penalty(...call);
  }
}

/** The limiter in use for one kind of call. */
export type Limiter = () => RateLimiterAbstract;

const inMemory: BoundedMemory[] = [];

/** Resets all counts of this process, as a restart does; for tests. */
export function forgetAll(): void {
  for (const memory of inMemory) memory.clear();
}

/** Counts calls of one kind by their keys. */
export function limiter(keyPrefix: string, allowance: Allowance): Limiter {
  let inProcess: BoundedMemory | undefined;
  let shared: RateLimiterRedis | undefined;
  // Created by the first call: the room for its keys takes milliseconds, and most limiters are never used.
  const own = () => {
    if (!inProcess) inMemory.push((inProcess = new BoundedMemory({ keyPrefix, ...allowance })));
    return inProcess;
  };
  return () => {
    if (!store) return own();
    shared ??= new RateLimiterRedis({
      keyPrefix,
      ...allowance,
      storeClient: store,
      insuranceLimiter: own(),
    });
    return shared;
  };
}

/** A limiter and the key it counts. */
export interface Count {
  limiter: Limiter;
  key: string;
}

/** The limiters of one kind of call, by scope and by the key within it. */
export function countersOf<Call extends LimitedCall>(call: Call) {
  const byScope = new Map(
    Object.entries<Allowance[]>(limits[call]).map(([scope, allowances]) => [
      scope,
      allowances.map((allowance) => limiter(`${call}:${scope}:${allowance.duration}`, allowance)),
    ]),
  );
  return (scope: keyof (typeof limits)[Call] & string, key: string): Count[] =>
    (byScope.get(scope) ?? []).map((limiter) => ({ limiter, key }));
}

/** Limits a form open to all visitors, by the visitor’s networks. */
export function visitorLimit(call: 'contact' | 'newsletter' | 'passkeySignIn' | 'passwordReset') {
  const counters = countersOf(call);
  const countsOf = (address: string) => networksOf(address).flatMap(({ scope, key }) => counters(scope, key));
  return {
    countsOf,
    /** Counts a call from an address. @throws TooManyAttemptsError */
    count: (address: string) => takePoints(countsOf(address)),
  };
}

/** Resets the counts. */
export async function forget(counts: Count[]): Promise<void> {
  await Promise.all(counts.map(({ limiter, key }) => limiter().delete(key)));
}

/**
 * Takes a point from each limiter. If one has none left, none is taken, so that a client refused because of
 * others in its network does not use up its own points; only truly concurrent calls may.
 * @returns how many milliseconds to wait; 0 if the points were taken
 */
export async function tryPoints(counts: Count[]): Promise<number> {
  const states = await Promise.all(counts.map(({ limiter, key }) => limiter().get(key)));
  const waits = states.map((state) => (state && state.remainingPoints <= 0 ? state.msBeforeNext : 0));
  const longest = Math.max(0, ...waits);
  if (longest > 0) return longest;
  for (const { limiter, key } of counts) {
    // Other calls may have come in between: the limiter itself counts exactly.
    const { consumedPoints, msBeforeNext } = await limiter().penalty(key);
    if (consumedPoints > limiter().points) return msBeforeNext;
  }
  return 0;
}

/** Takes a point from each limiter. @throws TooManyAttemptsError if one has none left */
export async function takePoints(counts: Count[]): Promise<void> {
  const milliseconds = await tryPoints(counts);
  if (milliseconds === 0) return;
  rateLimitRefusals.inc();
  throw new TooManyAttemptsError(Math.ceil(milliseconds / 1000));
}
