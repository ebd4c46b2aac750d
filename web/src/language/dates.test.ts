import { expect, test } from 'vitest';
import { dayInJakarta, longDate } from './dates.ts';
import { languages } from '../shared/language.ts';

const hour = 60 * 60 * 1000;
const locales = { en: 'en-US', id: 'id-ID' };

/** Moments of six years that meet every hour of the day, both ends of each day in Jakarta, and a leap day. */
const moments = Array.from(
  { length: (6 * 365 * 24) / 5 },
  (_, i) => new Date(Date.UTC(2023, 11, 31, 16, 59, 59, 999) + i * 5 * hour),
);

test.each(languages)('dates in long form are what Intl writes: %s', (language) => {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  for (const moment of moments) {
    expect(longDate(language, moment.toISOString())).toBe(format.format(moment));
  }
});

test('the day in Jakarta is what Intl tells', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });
  for (const moment of moments) expect(dayInJakarta(moment)).toBe(format.format(moment));
});

test('a day begins seven hours before that of UTC', () => {
  expect(longDate('en', '2026-03-05T16:59:59.999Z')).toBe('March 5, 2026');
  expect(longDate('en', '2026-03-05T17:00:00.000Z')).toBe('March 6, 2026');
  expect(longDate('id', '2026-03-05T17:00:00.000Z')).toBe('6 Maret 2026');
});
