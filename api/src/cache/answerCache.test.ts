import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Answer } from './answer.ts';
import { AnswerCache } from './answerCache.ts';
import { always } from './period.ts';

const answerOf = (text: string, ...models: string[]) =>
  new Answer({ 'content-type': 'text/plain' }, Buffer.from(text), new Set(models));

let cache: AnswerCache;
beforeEach(() => {
  cache = new AnswerCache(async () => always);
});

test('makes an answer once for concurrent requests, and caches it', async () => {
  const make = vi.fn<() => Promise<Answer>>(async () => answerOf('all', 'NewsArticle'));
  const given = await Promise.all(Array.from({ length: 50 }, () => cache.share('key', make)));
  expect(new Set(given)).toEqual(new Set([cache.get('key')]));
  await cache.share('key', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('does not cache a private answer', async () => {
  expect(await cache.share('key', async () => null)).toBeNull();
  expect(cache.get('key')).toBeUndefined();
});

test('retries after a failure', async () => {
  await expect(cache.share('key', () => Promise.reject(new Error('No database')))).rejects.toThrow(
    'No database',
  );
  const answer = answerOf('there');
  expect(await cache.share('key', async () => answer)).toBe(answer);
});

test.each([
  [['NewsArticle'], 'kept'],
  [['Partner'], 'dropped'],
  [['Image', 'NewsArticle', 'ContentEntry'], 'dropped'],
  [['*'], 'dropped'],
])('after a change to %j, an answer made from partners and content is %s', async (changed, outcome) => {
  await cache.share('key', async () => answerOf('both', 'Partner', 'ContentEntry'));
  cache.forget(new Set(changed));
  expect(cache.get('key') ? 'kept' : 'dropped').toBe(outcome);
});

test.each(['Partner', '*'])(
  'an answer begun before a change to %s is neither cached after it nor given to later callers',
  async (changed) => {
    const slow = Promise.withResolvers<Answer>();
    const before = cache.share('key', () => slow.promise);
    cache.forget(new Set([changed]));
    const after = answerOf('after', 'Partner');
    expect(await cache.share('key', async () => after)).toBe(after);
    slow.resolve(answerOf('before', 'Partner'));
    await before;
    expect(cache.get('key')).toBe(after);
  },
);

test('a change to another model does not affect an answer being made', async () => {
  const slow = Promise.withResolvers<Answer>();
  const shared = cache.share('key', () => slow.promise);
  cache.forget(new Set(['NewsArticle']));
  slow.resolve(answerOf('made', 'Partner'));
  const answer = await shared;
  expect(cache.get('key')).toBe(answer);
});

test('an answer made while the cache is off goes to its callers, and is not cached later', async () => {
  cache.setEnabled(false);
  const [during, slow] = [answerOf('during', 'Partner'), Promise.withResolvers<Answer>()];
  expect(await cache.share('key', async () => during)).toBe(during);
  expect(cache.get('key')).toBeUndefined();
  const begun = cache.share('key', () => slow.promise);
  cache.setEnabled(true);
  slow.resolve(during);
  await begun;
  expect(cache.get('key')).toBeUndefined();
  const after = answerOf('after', 'Partner');
  await cache.share('key', async () => after);
  expect(cache.get('key')).toBe(after);
  cache.setEnabled(false);
  expect(cache.get('key')).toBeUndefined();
});

test('keeps no answer for longer than a minute', async () => {
  const begun = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun);
  await cache.share('key', async () => answerOf('now'));
  clock.mockReturnValue(begun + 59_000);
  expect(cache.get('key')).toBeDefined();
  clock.mockReturnValue(begun + 61_000);
  await vi.waitFor(() => expect(cache.get('key')).toBeUndefined());
});

test('keeps no answer past midnight in Jakarta, however long it took to make', async () => {
  const begun = performance.now();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-09T23:59:50+07:00') });
  onTestFinished(() => void vi.useRealTimers());
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun);
  await cache.share('key', async () => answerOf('today'));
  clock.mockReturnValue(begun + 9_000);
  expect(cache.get('key')).toBeDefined();
  clock.mockReturnValue(begun + 11_000);
  await vi.waitFor(() => expect(cache.get('key')).toBeUndefined());
  await cache.share('slow', async () => {
    vi.setSystemTime(new Date('2025-01-10T00:00:01+07:00'));
    return answerOf('yesterday');
  });
  expect(cache.get('slow')).toBeUndefined();
});

test('keeps the 64 MiB used last', async () => {
  const large = 'x'.repeat(1024 * 1024);
  for (let number = 0; number < 60; number += 1) await cache.share(`${number}`, async () => answerOf(large));
  expect(cache.get('0')).toBeUndefined();
  expect(cache.get('59')).toBeDefined();
});
