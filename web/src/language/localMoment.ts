import { numberFormat, type Language } from '../shared/language.ts';

// Moments (ISO 8601) as the dashboard writes them: in long form, in this browser's time zone, as its forms take
// them (docs/product.md#dates).

const write = (language: Language, iso: string, style: Intl.DateTimeFormatOptions) => {
  const { locale } = numberFormat(language).resolvedOptions();
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...style }).format(new Date(iso));
};

/** The day: November 20, 2026. */
export const localDate = (language: Language, iso: string) => write(language, iso, {});

/** With its time: November 20, 2026 at 2:05 PM. */
export const localMoment = (language: Language, iso: string) => write(language, iso, { timeStyle: 'short' });

/** To the second, by which backups are told apart: November 20, 2026 at 2:05:09 PM. */
export const localSecond = (language: Language, iso: string) => write(language, iso, { timeStyle: 'medium' });
