import { setTimeout as delay } from 'node:timers/promises';

/** What `work` comes to, if it does within so many milliseconds. It goes on after that, unheard. @throws Error */
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
