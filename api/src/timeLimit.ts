import { setTimeout as delay } from 'node:timers/promises';

/**
 * The result of `work`, if it completes within this many milliseconds. Otherwise it continues, and its result
 * is ignored. @throws Error
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const late = delay(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`There was no answer within ${milliseconds} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => {});
  }
}
