import { numberFormat, type Language } from '../shared/language.ts';

// Formats times (ISO 8601) for the dashboard: in long form, in the browser’s time zone, like its forms
// (docs/product.md#dates).

const write = (language: Language, iso: string, style: Intl.DateTimeFormatOptions) => {
  const { locale } = numberFormat(language).resolvedOptions();
  return new Intl.DateTimeFormat(locale, style).format(new Date(iso));
};

/** The time alone: 2:05 PM. */
export const localTime = (language: Language, iso: string) => write(language, iso, { timeStyle: 'short' });

/** The day: November 20, 2026. */
export const localDate = (language: Language, iso: string) => write(language, iso, { dateStyle: 'long' });

/** The day in short form: Nov 20, 2026. */
export const localDay = (language: Language, iso: string) => write(language, iso, { dateStyle: 'medium' });

/** With the time: November 20, 2026 at 2:05 PM. */
export const localMoment = (language: Language, iso: string) =>
  write(language, iso, { dateStyle: 'long', timeStyle: 'short' });

/** To the second, which distinguishes backups: November 20, 2026 at 2:05:09 PM. */
export const localSecond = (language: Language, iso: string) =>
  write(language, iso, { dateStyle: 'long', timeStyle: 'medium' });
