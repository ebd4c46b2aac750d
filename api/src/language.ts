import { languages, type Language } from '../../web/src/shared/language.ts';

export { languages, type Language };

/** The language that somebody has chosen for an account; null if nobody has. */
export const chosenLanguage = (stored: string): Language | null =>
  languages.find((language) => language === stored) ?? null;

/**
 * The reader’s language: from the cookie that stores their choice; else English if the browser’s first
 * preference is English; else Indonesian.
 */
export function readerLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (cookie === 'en' || cookie === 'id') return cookie;
  return acceptLanguage?.trim().toLowerCase().startsWith('en') ? 'en' : 'id';
}
