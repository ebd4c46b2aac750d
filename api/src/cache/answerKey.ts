import { readCookie } from '../auth/cookies.ts';
import type { Environment } from '../environment.ts';
import { readerLanguage } from '../language.ts';
import { readerTheme } from '../theme.ts';

/** A request as far as an answer can depend on it. */
export interface Asked {
  method: string;
  /** Path and query. */
  address: string;
  header: (name: string) => string | undefined;
}

/** Of the site's own operations; any other text is too seldom asked twice. */
const isOwnOperation = /^\/graphql\?(?:.*&)?documentId=/;

/**
 * What all readers share who get the same answer: address, language and theme. Null when the answer may be one
 * reader's own, since a session or a token goes with the request, or in a form of their choice.
 */
export function answerKey(environment: Environment, { method, address, header }: Asked): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || header('authorization')) return null;
  const cookies = header('cookie');
  const cookie = (name: string) => cookies && readCookie(environment, cookies, name);
  if (cookie('access_token') || cookie('refresh_token')) return null;
  if (address.startsWith('/graphql')) {
    if (header('accept') !== 'application/json' || !isOwnOperation.test(address)) return null;
  }
  const language = readerLanguage(cookie('language'), header('accept-language'));
  return `${language} ${readerTheme(cookie('theme')) ?? ''} ${address}`;
}
