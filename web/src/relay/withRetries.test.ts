import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetries } from './withRetries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails this many times. */
const failing = (times: number) => {
  const attempt = vi.fn<() => Promise<void>>(async () => {
    if (attempt.mock.calls.length <= times) throw new Error('502');
  });
  return attempt;
};

test('attempts again after longer and longer pauses, until it succeeds', async () => {
  const attempt = failing(2);
  await withRetries(attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(attempt).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  fireEvent(window, new Event('online'));
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('attempts again once the connection is back, at any time', async () => {
  const attempt = failing(7);
  await withRetries(attempt);
  fireEvent(window, new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(attempt).toHaveBeenCalledTimes(6);
  for (const calls of [7, 8, 8]) {
    fireEvent(window, new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(calls);
  }
});
