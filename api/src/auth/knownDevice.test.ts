import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { knownDevice, knownDeviceSeconds, rememberDevice } from './knownDevice.ts';

const owner = { deviceKey: randomUUID() };
const other = { deviceKey: randomUUID() };

afterEach(() => void vi.useRealTimers());

test('a device is known only to the account it signed in to', () => {
  const cookie = rememberDevice(owner, '');
  expect(knownDevice(owner, cookie)).toMatch(/^[\w-]{22}$/);
  expect(knownDevice(other, cookie)).toBeNull();
});

test('each sign-in gives the device a new name', () => {
  const first = rememberDevice(owner, '');
  const second = rememberDevice(owner, first);
  expect(second.split('~')).toHaveLength(1);
  expect(knownDevice(owner, second)).not.toBe(knownDevice(owner, first));
});

test('a browser is known to the five accounts that signed in last', () => {
  const accounts = Array.from({ length: 6 }, () => ({ deviceKey: randomUUID() }));
  const cookie = accounts.reduce((before, account) => rememberDevice(account, before), '');
  expect(accounts.map((account) => knownDevice(account, cookie) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('a device is forgotten a year after the last sign-in', () => {
  vi.useFakeTimers();
  const cookie = rememberDevice(owner, '');
  vi.advanceTimersByTime((knownDeviceSeconds - 1) * 1000);
  expect(knownDevice(owner, cookie)).not.toBeNull();
  vi.advanceTimersByTime(2000);
  expect(knownDevice(owner, cookie)).toBeNull();
});

const [name = '', end = '', signature = ''] = rememberDevice(owner, '').split('.');

test.each([
  '',
  '~',
  name,
  `${name}.${end}`,
  `${name}.${end}.`,
  `${name}.${Number(end) + 1}.${signature}`,
  `${'A'.repeat(22)}.${end}.${signature}`,
  `${name}.${end}.${'A'.repeat(43)}`,
  `${name}.${end}.${signature}.`,
  `${name}.9999999999.${signature}`,
])('rejects a forged cookie: %s', (cookie) => {
  expect(knownDevice(owner, cookie)).toBeNull();
  expect(rememberDevice(owner, cookie).split('~')[0]).not.toContain(name);
});
