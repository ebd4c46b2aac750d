import { languages, type Language } from '../../web/src/shared/language.ts';

export { languages, type Language };

/**
 * The reader's language: the cookie that mirrors their choice, else English when the browser asks for
 * English first, else Indonesian.
 */
export function readerLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (cookie === 'en' || cookie === 'id') return cookie;
  return acceptLanguage?.trim().toLowerCase().startsWith('en') ? 'en' : 'id';
}
