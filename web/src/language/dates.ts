import { inJakarta } from '../shared/jakarta.ts';
import type { Language } from '../shared/language.ts';

// Not with Intl, whose first use on a page takes 100 ms of a phone’s CPU time.
const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
};

/** A text in which no line ends between a day and its month, as in “January 10” or “10 Januari”. */
export const unbrokenDays = (text: string): string =>
  text.replaceAll(/(\d) (?=\p{L})|(?<=\p{L}) (?=\d{1,2}\b)/gu, '$1\u00a0');

/** Formats a date in long form, in Jakarta: March 6, 2026 or 6 Maret 2026 (docs/product.md#dates). */
export function longDate(language: Language, iso: string): string {
  const date = inJakarta(new Date(iso));
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  const month = months[language][date.getUTCMonth()];
  return language === 'en' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}
