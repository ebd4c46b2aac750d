import type { Language } from '../shared/language.ts';

// Not with Intl, whose first use on a page takes 100 ms of a phone’s CPU time.
const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
};

/** Western Indonesian Time, the newsroom’s time zone: ahead of UTC, without daylight saving time. */
const aheadOfUtc = 7 * 60 * 60 * 1000;

/** A date whose UTC fields are those of Jakarta’s local time. */
const inJakarta = (moment: Date) => new Date(moment.getTime() + aheadOfUtc);

/** Formats a date in long form, in Jakarta: March 6, 2026 or 6 Maret 2026 (docs/product.md#dates). */
export function longDate(language: Language, iso: string): string {
  const date = inJakarta(new Date(iso));
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  const month = months[language][date.getUTCMonth()];
  return language === 'en' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}

/** The calendar day in Jakarta, YYYY-MM-DD. */
export function dayInJakarta(moment: Date): string {
  return inJakarta(moment).toISOString().slice(0, 10);
}
