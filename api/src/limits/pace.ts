import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import type { Environment } from '../environment.ts';
import { BusyError } from '../errors.ts';
import type { Connection } from '../requestContext.ts';
import { clientNetwork } from './clientAddress.ts';

/** Requests (`points`) per seconds (`duration`); a short duration spreads requests evenly. */
const pace = { points: 10, duration: 0.05 };
/** The most waiting requests of one network. */
const waiting = 200;
/** The most networks tracked; beyond that, the least recently used is dropped and starts over. */
const networks = 1_000;

/**
 * Lets each network (an IPv4 /24, an IPv6 /48) through at 200 requests a second: further requests wait their
 * turn, so that one client cannot take the whole server with requests that are cheap but never cached.
 * @throws BusyError if 200 requests of the network are waiting
 */
export function pacedByNetwork(environment: Environment): MiddlewareHandler<Connection> {
  const queues = new LRUCache<string, RateLimiterQueue>({
    max: networks,
    memoMethod: () => new RateLimiterQueue(new RateLimiterMemory(pace), { maxQueueSize: waiting }),
  });
  return async (c, next) => {
    const peer = c.env?.incoming?.socket?.remoteAddress;
    if (peer) {
      const queue = queues.memo(clientNetwork(environment, c.req.header('X-Forwarded-For'), peer));
      await queue.removeTokens(1).catch(() => {
        throw new BusyError();
      });
    }
    await next();
  };
}
