import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { contactLimit } from '../contact/contact.ts';
import { TooManyAttemptsError } from '../errors.ts';
import { newsletterLimit } from '../newsletter/newsletter.ts';
import { inWords, limits } from './limits.ts';
import { keyLimit, limiter } from './throttle.ts';

/** The networks around an address, since the documentation ranges have no two in one /32. */
const around = {
  'IPv4 /24': { address: (i: number) => `198.51.100.${i}`, points: 50, outside: '198.51.101.1' },
  'IPv6 /48': {
    address: (i: number) => `2001:db8:1:${i.toString(16)}::1`,
    points: 20,
    outside: '2001:db8:2::1',
  },
  'IPv6 /32': {
    address: (i: number) => `2001:db9:${i.toString(16)}::1`,
    points: 100,
    outside: '2001:dba::1',
  },
};

describe.each(Object.entries(around))('from one %s', (_network, { address, points, outside }) => {
  test(`${points} calls are accepted in ten minutes, and a refused call does not use up its own allowance`, async () => {
    const accepted: boolean[] = [];
    for (let i = 0; i < points + 20; i += 1) {
      accepted.push(
        await contactLimit.count(address(i)).then(
          () => true,
          () => false,
        ),
      );
    }
    expect(accepted).toEqual([...Array<boolean>(points).fill(true), ...Array<boolean>(20).fill(false)]);
    await contactLimit.count(outside);
    const [own] = contactLimit.countsOf(address(points));
    expect(await own?.limiter().get(own.key)).toBeNull();
  });
});

test('a limiter drops the least recently used networks to bound their number', async () => {
  const trial = limiter('trial', { points: 1, duration: 1000 })();
  for (let i = 0; i <= keyLimit; i += 1) await trial.penalty(`client ${i}`);
  expect(await trial.get('client 0')).toBeNull();
  expect(await trial.get('client 1')).not.toBeNull();
  expect(await trial.get(`client ${keyLimit}`)).not.toBeNull();
});

describe('docs/operations.md', () => {
  const documentation = readFileSync('docs/operations.md', 'utf8').replace(/ {2,}/g, ' ');
  const { contact, newsletter, passwordReset, passkeySignIn, signIn } = limits;
  const nobody: never[] = [];

  test.each([
    [
      'one address: IPv4, IPv6 `/64`',
      contact.address,
      newsletter.address,
      passwordReset.address,
      passkeySignIn.address,
      signIn.address,
    ],
    [
      'an IPv4 `/24`',
      contact['/24'],
      newsletter['/24'],
      passwordReset['/24'],
      passkeySignIn['/24'],
      signIn['/24'],
    ],
    [
      'an IPv6 `/48`',
      contact['/48'],
      newsletter['/48'],
      passwordReset['/48'],
      passkeySignIn['/48'],
      signIn['/48'],
    ],
    [
      'an IPv6 `/32`',
      contact['/32'],
      newsletter['/32'],
      passwordReset['/32'],
      passkeySignIn['/32'],
      signIn['/32'],
    ],
    ['one account', nobody, nobody, passwordReset.account, nobody, signIn.account],
    ['one account from one address', nobody, nobody, nobody, nobody, signIn.accountFromAddress],
    ['one account from a device that it knows', nobody, nobody, nobody, nobody, signIn.accountFromDevice],
    ['one account’s codes of a second factor', nobody, nobody, nobody, nobody, signIn.code],
    [
      'the whole site, which slows',
      contact.site,
      newsletter.site,
      passwordReset.site,
      passkeySignIn.site,
      signIn.site,
    ],
  ])('documents the limits of %s', (name, ...allowances) => {
    const row = `| ${[name, ...allowances.map((some) => inWords(some) || '–')].join(' | ')} |`;
    expect(documentation.includes(row), `${row} is missing.`).toBe(true);
  });
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

  test('are limited to five in ten minutes', async () => {
    await times(5, '192.0.2.1');
    await wait(9);
    await expect(limit.count('192.0.2.1')).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await wait(1);
    await times(5, '192.0.2.1');
  });

  test('are limited to twenty in a day', async () => {
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
