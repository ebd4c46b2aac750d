import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactLimit } from './contact/contact.ts';
import { TooManyAttemptsError } from './errors.ts';
import { newsletterLimit } from './newsletter/newsletter.ts';
import { networkOf } from './throttle.ts';

describe('the network of', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2', '2001:db8:0:0'],
    ['2001:db8:0:0:9::', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe.each([
  ['messages', contactLimit],
  ['newsletter subscriptions', newsletterLimit],
])('%s from one address', (_what, limit) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const wait = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
  const times = async (count: number, address: string) => {
    for (let i = 0; i < count; i += 1) await limit.count(address);
  };

  test('are five in ten minutes', async () => {
    await times(5, '192.0.2.1');
    await wait(9);
    await expect(limit.count('192.0.2.1')).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await wait(1);
    await times(5, '192.0.2.1');
  });

  test('are twenty in a day', async () => {
    for (let round = 0; round < 4; round += 1) {
      await times(5, '192.0.2.2');
      await wait(10);
    }
    const seconds = 24 * 60 * 60 - 40 * 60;
    const refusal = limit.count('192.0.2.2');
    await expect(refusal).rejects.toBeInstanceOf(TooManyAttemptsError);
    await expect(refusal).rejects.toMatchObject({ retryAfterSeconds: seconds });
    await wait(seconds / 60);
    await times(5, '192.0.2.2');
  });
});
