import { numberFormat, type Language } from '../../language/language.ts';

/** A moment (ISO 8601) to the second, by which backups are told apart, in this browser's time zone. */
export function moment(language: Language, iso: string): string {
  const { locale } = numberFormat(language).resolvedOptions();
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(iso));
}

/** The name of an archive's file: batik-pageant-2026-11-20.json, by the day in this browser's time zone. */
export function fileName(iso: string): string {
  const date = new Date(iso);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `batik-pageant-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}
