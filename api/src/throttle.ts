import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { TooManyAttemptsError } from './errors.ts';
import { rateLimitRefusals } from './operations/metrics.ts';

/** So many calls in so many seconds. */
interface Allowance {
  points: number;
  duration: number;
}

/** Valkey, where all servers of one database count together; null where each counts for itself. */
let store: Redis | null = null;

/** Counts in Valkey from now on. While it is gone each server counts for itself again, from zero. */
export function countTogether(valkey: Redis): void {
  store = valkey;
}

/** Where the calls of one kind are counted now. */
export type Limiter = () => RateLimiterAbstract;

/** Counts calls of one kind by their keys. */
export function limiter(keyPrefix: string, allowance: Allowance): Limiter {
  const own = new RateLimiterMemory({ keyPrefix, ...allowance });
  let shared: RateLimiterRedis | undefined;
  return () => {
    if (!store) return own;
    shared ??= new RateLimiterRedis({ keyPrefix, ...allowance, storeClient: store, insuranceLimiter: own });
    return shared;
  };
}

/** What one network may do. */
export interface NetworkLimit {
  /** Counts a call from an address. @throws TooManyAttemptsError */
  count: (clientAddress: string) => Promise<void>;
  limiters: readonly Limiter[];
}

/** Limits the calls of one kind from one network. */
export function networkLimit(name: string, ...allowances: Allowance[]): NetworkLimit {
  const limiters = allowances.map((allowance) => limiter(`${name}:${allowance.duration}`, allowance));
  return {
    limiters,
    count: (clientAddress) => takePoints(limiters.map((limit) => ({ limit, key: networkOf(clientAddress) }))),
  };
}

/**
 * Takes a point from each limiter, in their order, until one has none left.
 * @throws TooManyAttemptsError
 */
export async function takePoints(counts: { limit: Limiter; key: string }[]): Promise<void> {
  try {
    for (const { limit, key } of counts) await limit().consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    rateLimitRefusals.inc();
    throw new TooManyAttemptsError(Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
  }
}

/** What is counted as one client. An IPv6 client owns its /64; an IPv4 one may come in IPv6 notation. */
export function networkOf(clientAddress: string): string {
  const address = clientAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [start = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = end ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0') : [];
  const groups = [...start, ...zeros, ...(end ?? [])].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
