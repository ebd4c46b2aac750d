import type { Language } from '../language/language.ts';

/** A moment (ISO 8601) with its time, in this browser's time zone: 20 November 2026 at 14:05. */
export function localMoment(language: Language, iso: string): string {
  const locale = language === 'en' ? 'en-GB' : 'id-ID';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}
