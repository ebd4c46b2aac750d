import { expect, test } from 'vitest';
import { daysOf, eventsOf, monthAfter, monthVariables, onDay, readMonth } from './scheduleMonth.ts';

test.each([
  ['2026-12', 35, '2026-11-30', '2027-01-03'],
  ['2027-02', 28, '2027-02-01', '2027-02-28'],
  ['2026-08', 42, '2026-07-27', '2026-09-06'],
  ['2028-02', 35, '2028-01-31', '2028-03-05'],
])('%s has %d days, from Monday %s to Sunday %s', (month, count, first, last) => {
  const days = daysOf(month);
  expect([days.length, days.at(0), days.at(-1)]).toEqual([count, first, last]);
});

test.each([
  '',
  '?month=',
  '?month=2026-13',
  '?month=1970-01',
  '?month=9999-12',
  '?month=2026-1',
  '?month=12345-01',
])('the address %j shows the current month of Jakarta', (search) =>
  expect(readMonth(search, new Date('2026-11-30T17:00:00Z'))).toBe('2026-12'),
);

test('months end where stored dates do', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([monthAfter('9999-11', 1), monthAfter('1970-02', -1)]).toEqual([null, null]);
  expect(monthVariables('9999-11').until).toBe('9999-12-06T00:00:00+07:00');
  expect(monthVariables('1970-02').from).toBe('1970-01-26T00:00:00+07:00');
});

test('lists the moments within its weeks, in order', () => {
  const range = monthVariables('2026-12');
  expect(range).toEqual({ from: '2026-11-30T00:00:00+07:00', until: '2027-01-04T00:00:00+07:00' });
  const article = { goLiveAt: '2026-12-03T02:00:00Z', expireAt: '2027-01-03T17:00:00Z' };
  const early = { goLiveAt: '2026-11-29T17:00:00Z', expireAt: '2026-12-02T02:00:00Z' };
  expect(eventsOf([article, early], range).map(({ kind, at }) => [kind, at])).toEqual([
    ['out', early.goLiveAt],
    ['down', early.expireAt],
    ['out', article.goLiveAt],
  ]);
});

test('another day keeps the time of day, to the millisecond', () => {
  expect(onDay('2026-12-03T23:30:15.250Z', '2027-01-01')).toBe('2026-12-31T23:30:15.250Z');
});
