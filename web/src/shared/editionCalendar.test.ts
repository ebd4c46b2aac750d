import { describe, expect, test } from 'vitest';
import { calendarFallbacks } from './content/keys/competitionTimeline.ts';
import {
  calendarDates,
  finalContest,
  nextDate,
  phaseOn,
  validDates,
  type CalendarDate,
} from './editionCalendar.ts';

type Key = keyof typeof calendarFallbacks;

/** The fallbacks with some values replaced. */
const content =
  (other: Partial<Record<Key, string>> = {}) =>
  (key: Key) =>
    other[key] ?? calendarFallbacks[key].en;

const date = (number: CalendarDate['number'], start: string, end: string): CalendarDate => ({
  number,
  title: `Date ${number}`,
  date: '',
  start,
  end,
});
const registration = date(1, '2025-01-10', '2025-02-28');
const again = date(2, '2025-03-10', '2025-04-30');
const contest = date(5, '2025-10-16', '2025-10-20');
const dates = [registration, again, contest];

describe('the phase of the edition', () => {
  test.each([
    ['2024-12-31', { state: 'before', opens: '2025-01-10' }],
    ['2025-01-09', { state: 'before', opens: '2025-01-10' }],
    ['2025-01-10', { state: 'open' }],
    ['2025-02-28', { state: 'open' }],
    ['2025-03-01', { state: 'before', opens: '2025-03-10' }],
    ['2025-04-30', { state: 'open' }],
    ['2025-05-01', { state: 'between' }],
    ['2025-10-20', { state: 'between' }],
    ['2025-10-21', { state: 'over', year: '2025' }],
    ['2026-11-23', { state: 'over', year: '2025' }],
  ])('on %s is %j', (today, phase) => {
    expect(phaseOn(today, dates)).toEqual(phase);
    expect(phaseOn(today, dates.toReversed())).toEqual(phase);
  });

  test('is unknown without a valid date', () => {
    expect(phaseOn('2025-01-10', [])).toBeNull();
    expect(phaseOn('2025-01-10', [date(1, 'soon', 'later')])).toBeNull();
  });

  test('is known from the contest only once it is over, if no registration has valid dates', () => {
    const invalid = [date(1, '2025-02-30', '2025-03-01'), date(2, '2025-04-30', '2025-03-10'), contest];
    expect(phaseOn('2025-01-10', invalid)).toBeNull();
    expect(phaseOn('2025-10-21', invalid)).toEqual({ state: 'over', year: '2025' });
  });

  test('ends with registration if that has the last date', () => {
    expect(phaseOn('2025-03-01', [registration])).toEqual({ state: 'over', year: '2025' });
  });
});

describe('the next date', () => {
  const mentoring = date(4, '2025-07-07', '2025-09-26');
  test.each([
    ['2025-05-01', 4],
    ['2025-07-06', 4],
    ['2025-07-07', 5],
    ['2025-10-15', 5],
    ['2025-10-16', 5],
    ['2025-10-20', 5],
    ['2025-10-21', undefined],
  ])('after %s is number %j', (today, number) => {
    const all = [...dates, mentoring, date(3, 'soon', 'later')];
    expect(nextDate(today, all)?.number).toBe(number);
    expect(nextDate(today, all.toReversed())?.number).toBe(number);
  });
});

test.each([
  ['', '2025-01-02'],
  ['2025-01-02', ''],
  ['2025-1-2', '2025-01-03'],
  ['2025-02-29', '2025-03-01'],
  ['2025-01-03', '2025-01-02'],
])('a date from “%s” to “%s” is not valid', (start, end) => {
  expect(validDates([date(1, start, end)])).toEqual([]);
});

test('a date of one day is valid', () => {
  expect(validDates([date(1, '2028-02-29', '2028-02-29')])).toHaveLength(1);
});

test('omits dates without a title, and keeps the numbers of the others', () => {
  const dated = calendarDates(content({ 'competition.timeline.2.title': ' ' }));
  expect(dated.map(({ number }) => number)).toEqual([1, 3, 4, 5]);
});

test('finds the final contest, unless its days are invalid', () => {
  expect(finalContest(content())).toMatchObject({ number: 5, end: '2025-10-20' });
  expect(finalContest(content({ 'competition.timeline.5.end': 'soon' }))).toBeNull();
});
