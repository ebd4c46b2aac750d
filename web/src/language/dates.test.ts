import { expect, test } from 'vitest';
import { dayInJakarta } from '../shared/jakarta.ts';
import { longDate, unbrokenDays } from './dates.ts';
import { languages } from '../shared/language.ts';

const hour = 60 * 60 * 1000;
const locales = { en: 'en-US', id: 'id-ID' };

/** Times across six years that cover every hour, both ends of each day in Jakarta, and a leap day. */
const moments = Array.from(
  { length: (6 * 365 * 24) / 5 },
  (_, i) => new Date(Date.UTC(2023, 11, 31, 16, 59, 59, 999) + i * 5 * hour),
);

test.each(languages)('formats long dates like Intl: %s', (language) => {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  for (const moment of moments) {
    expect(longDate(language, moment.toISOString())).toBe(format.format(moment));
  }
});

test('computes the day in Jakarta like Intl', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });
  for (const moment of moments) expect(dayInJakarta(moment)).toBe(format.format(moment));
});

test('starts a day seven hours before UTC', () => {
  expect(longDate('en', '2026-03-05T16:59:59.999Z')).toBe('March 5, 2026');
  expect(longDate('en', '2026-03-05T17:00:00.000Z')).toBe('March 6, 2026');
  expect(longDate('id', '2026-03-05T17:00:00.000Z')).toBe('6 Maret 2026');
});

test.each([
  ['January 10 – February 28, 2025', 'January~10 – February~28, 2025'],
  ['10 Januari – 28 Februari 2025', '10~Januari – 28~Februari 2025'],
  ['12–31 Mei 2025', '12–31~Mei 2025'],
  ['Tomorrow', 'Tomorrow'],
])('keeps days and months of %j on one line', (text, unbroken) => {
  expect(unbrokenDays(text)).toBe(unbroken.replaceAll('~', '\u00a0'));
});
