import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../log.ts';
import { siteLimitExcess } from '../operations/metrics.ts';
import type { LimitedCall } from './limits.ts';
import { countersOf, limiter } from './throttle.ts';

/** How long calls beyond the limit are remembered for the admins, in seconds: a day from the first of them. */
const memory = 24 * 60 * 60;
/** A call waits so long for each one beyond the limit, in milliseconds, and never longer than `longestWait`. */
const waitForEach = 100;
const longestWait = 3_000;
/** A log says it once in so long, in milliseconds. */
const warningInterval = 10 * 60 * 1000;

/** How long a call waits that is the nth beyond the limit, in milliseconds. */
export const waitOf = (excess: number) => Math.min(excess * waitForEach, longestWait);

/** What the whole site takes of one kind of call. Beyond it nothing is refused or lost: it slows, and admins are told. */
function siteLimit(call: LimitedCall) {
  const counts = countersOf(call)('site', 'all');
  const beyond = limiter(`${call}:beyond`, { points: Number.MAX_SAFE_INTEGER, duration: memory });
  let warnedAt = -Infinity;
  return {
    counts,
    /** Counts a call. @returns how many went beyond the limit so far, with this one; 0 when it did not */
    async count(): Promise<number> {
      const states = await Promise.all(counts.map(({ limiter, key }) => limiter().penalty(key)));
      if (states.every(({ consumedPoints }, i) => consumedPoints <= (counts[i]?.limiter().points ?? 0)))
        return 0;
      const { consumedPoints: excess } = await beyond().penalty('all');
      siteLimitExcess.inc({ call });
      if (performance.now() - warnedAt > warningInterval) {
        warnedAt = performance.now();
        log.warn({ call, excess }, 'More calls came than the whole site accepts: they are slowed');
      }
      return excess;
    },
    /** How many went beyond the limit within a day; 0 in quiet times. */
    excess: async () => (await beyond().get('all'))?.consumedPoints ?? 0,
    /** Waits as long as a call does that is the nth beyond the limit. */
    async slow(excess: number): Promise<void> {
      if (excess > 0) await delay(waitOf(excess));
    },
  };
}

export const siteLimits = {
  contact: siteLimit('contact'),
  newsletter: siteLimit('newsletter'),
  signIn: siteLimit('signIn'),
} satisfies Record<LimitedCall, unknown>;
