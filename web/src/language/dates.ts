import type { Language } from '../shared/language.ts';

// Not with Intl, whose first use on a page takes a phone's processor 100 ms.
const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
};

/** Western Indonesian Time, the newsroom's: ahead of UTC all the year. */
const aheadOfUtc = 7 * 60 * 60 * 1000;

/** A moment whose parts in UTC are those that clocks in Jakarta show. */
const inJakarta = (moment: Date) => new Date(moment.getTime() + aheadOfUtc);

/** A date in long form, in Jakarta: March 6, 2026 or 6 Maret 2026 (docs/product.md#dates). */
export function longDate(language: Language, iso: string): string {
  const date = inJakarta(new Date(iso));
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  const month = months[language][date.getUTCMonth()];
  return language === 'en' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}

/** The day of the calendar in Jakarta, YYYY-MM-DD. */
export function dayInJakarta(moment: Date): string {
  return inJakarta(moment).toISOString().slice(0, 10);
}
