import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import type { Environment } from '../environment.ts';
import { BusyError } from '../errors.ts';
import type { Connection } from '../requestContext.ts';
import { clientNetwork } from './clientAddress.ts';

/** So many requests in so many seconds; many short spans, so that those of one never come as a wave. */
const pace = { points: 10, duration: 0.05 };
/** So many of a network wait. */
const waiting = 200;
/** So many networks are known; the one that has not called for longest is forgotten, and starts anew. */
const networks = 1_000;

/**
 * Lets each network (an IPv4 /24, an IPv6 /48) through at 200 requests a second: the others wait their turn, so that
 * one client cannot take the whole server with what is cheap but never kept.
 * @throws BusyError when 200 of the network wait already
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
