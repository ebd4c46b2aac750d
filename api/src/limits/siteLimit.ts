import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../log.ts';
import { siteLimitExcess } from '../operations/metrics.ts';
import type { LimitedCall } from './limits.ts';
import { countersOf, limiter } from './throttle.ts';

/** How long calls over the limit are remembered for admins, in seconds: a day from the first. */
const memory = 24 * 60 * 60;
/** The delay added by each call over the limit, in milliseconds; at most `longestWait` in total. */
const waitForEach = 100;
const longestWait = 3_000;
/** The shortest interval between two warnings in the log, in milliseconds. */
const warningInterval = 10 * 60 * 1000;

/** How long the nth call over the limit waits, in milliseconds. */
export const waitOf = (excess: number) => Math.min(excess * waitForEach, longestWait);

/**
 * The limit of the whole site for one kind of call. Beyond it, nothing is refused or lost: calls are slowed, and admins
 * are notified.
 */
function siteLimit(call: LimitedCall) {
  const counts = countersOf(call)('site', 'all');
  const beyond = limiter(`${call}:beyond`, { points: Number.MAX_SAFE_INTEGER, duration: memory });
  let warnedAt = -Infinity;
  return {
    counts,
    /**
     * Counts a call. @returns the number of calls over the limit so far, including this one; 0 if it is
     * within the limit
     */
    async count(): Promise<number> {
      const states = await Promise.all(counts.map(({ limiter, key }) => limiter().penalty(key)));
      if (states.every(({ consumedPoints }, i) => consumedPoints <= (counts[i]?.limiter().points ?? 0)))
        return 0;
      const { consumedPoints: excess } = await beyond().penalty('all');
      siteLimitExcess.inc({ call });
      if (performance.now() - warnedAt > warningInterval) {
        warnedAt = performance.now();
        log.warn({ call, excess }, 'Calls exceed the limit of the whole site: they are slowed');
      }
      return excess;
    },
    /** The number of calls over the limit within a day; 0 in quiet times. */
    excess: async () => (await beyond().get('all'))?.consumedPoints ?? 0,
    /** Waits as long as the nth call over the limit must. */
    async slow(excess: number): Promise<void> {
      if (excess > 0) await delay(waitOf(excess));
    },
  };
}

export const siteLimits = {
  contact: siteLimit('contact'),
  newsletter: siteLimit('newsletter'),
  passkeySignIn: siteLimit('passkeySignIn'),
  passwordReset: siteLimit('passwordReset'),
  signIn: siteLimit('signIn'),
} satisfies Record<LimitedCall, unknown>;
