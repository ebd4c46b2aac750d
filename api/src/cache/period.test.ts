import { expect, onTestFinished, test, vi } from 'vitest';
import { Answer } from './answer.ts';
import { AnswerCache } from './answerCache.ts';
import { cachingUntil, type Period } from './period.ts';

const day = 86_400_000;
const moment = Date.parse('2026-12-03T09:00:00+07:00');

/** A cache whose articles change by the clock at one moment. */
function cacheAround() {
  const find = vi.fn<(now: Date) => Promise<Period>>(async (now) =>
    now.getTime() < moment ? { from: -Infinity, until: moment } : { from: moment, until: Infinity },
  );
  const cache = new AnswerCache(find);
  const news = new Set(['NewsArticle']);
  const share = (now = new Date()) => {
    const make = async () =>
      new Answer({}, Buffer.from(String(now.getTime())), news, await cache.periodOf(news, now));
    return cache.share('key', make, [], now);
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return { cache, find, share, news };
}

test.each([
  [Infinity, 60_000, 60, 600],
  [day, 60_000, 60, 600],
  [720_000, 60_000, 60, 600],
  [719_999, 60_000, 60, 599],
  [100_000, 50_000, 50, 0],
  [10_000, 5_000, 5, 0],
  [1, 0.5, 0, 0],
  [0, 0, 0, 0],
  [-1, 0, 0, 0],
])('what is cached %d ms before a moment ends by then, here and elsewhere', (left, kept, fresh, stale) => {
  expect(cachingUntil(moment + left, moment)).toEqual({
    kept,
    directives: `max-age=${fresh}, stale-while-revalidate=${stale}`,
  });
  expect(kept + (fresh + stale) * 1000).toBeLessThanOrEqual(Math.max(left, 0));
});

test('an answer is used until the moment, and by no clock that is past it or set back before it', async () => {
  const { cache, share } = cacheAround();
  vi.setSystemTime(moment - 30_000);
  const before = await share();
  vi.setSystemTime(moment - 1);
  expect(cache.get('key')).toBe(before);
  vi.setSystemTime(moment);
  expect(cache.get('key')).toBeUndefined();
  expect(cache.last('key')).toBeNull();
  const after = await share();
  expect(cache.get('key')).toBe(after);
  vi.setSystemTime(moment - 1);
  expect(cache.get('key')).toBeUndefined();
  vi.setSystemTime(moment + 365 * day);
  expect(cache.get('key')).toBe(after);
});

test('an answer begun before the moment is not given to who asks after it', async () => {
  const { cache, share } = cacheAround();
  vi.setSystemTime(moment - 1);
  const slow = Promise.withResolvers<Answer>();
  const begun = cache.share('key', () => slow.promise, [], new Date());
  const joined = cache.share('key', () => Promise.reject(new Error('Made twice')), [], new Date());
  vi.setSystemTime(moment);
  const later = share();
  const old = new Answer({}, Buffer.from('old'), new Set(['NewsArticle']), {
    from: -Infinity,
    until: moment,
  });
  slow.resolve(old);
  expect([await begun, await joined]).toEqual([old, old]);
  expect(await later).not.toBe(old);
  expect(cache.get('key')).toBe(await later);
});

test('the moment is looked up once, until articles change, a minute passes, or the clock leaves the period', async () => {
  const { cache, find, news } = cacheAround();
  vi.setSystemTime(moment - day);
  // Whole, so that exactly a minute passes.
  const begun = Math.round(performance.now());
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun);
  onTestFinished(() => clock.mockRestore());
  const lookUp = () => cache.periodOf(news, new Date());
  await lookUp();
  expect(await lookUp()).toMatchObject({ until: moment });
  cache.forget(new Set(['Partner']));
  await lookUp();
  expect(await cache.periodOf(new Set(['Partner']), new Date())).toEqual({
    from: -Infinity,
    until: Infinity,
  });
  expect(find).toHaveBeenCalledTimes(1);
  cache.forget(new Set(['NewsArticle']));
  await lookUp();
  expect(find).toHaveBeenCalledTimes(2);
  clock.mockReturnValue(begun + 60_000);
  await lookUp();
  expect(find).toHaveBeenCalledTimes(3);
  vi.setSystemTime(moment);
  expect(await lookUp()).toMatchObject({ from: moment });
  cache.setEnabled(false);
  await lookUp();
  await lookUp();
  expect(find).toHaveBeenCalledTimes(6);
});
