import { readCookie } from '../auth/cookies.ts';
import type { Environment } from '../environment.ts';
import { readerLanguage } from '../language.ts';
import { readerTheme } from '../theme.ts';
import { knownAddress } from './knownAddress.ts';

/** A request as far as an answer can depend on it. */
export interface Asked {
  method: string;
  /** Path and query. */
  address: string;
  header: (name: string) => string | undefined;
}

/**
 * Whether an address is that of one of the site's own operations, which is JSON whatever `Accept` says; any other
 * text of GraphQL is too seldom asked twice.
 */
export const isOwnOperation = (address: string) => /^\/graphql\?(?:.*&)?documentId=/.test(address);

/** The headers that the key tells apart, or each answer for itself. */
export const inKey: ReadonlySet<string> = new Set(['cookie', 'accept-language', 'accept-encoding']);

/**
 * What all readers share who get the same answer: address as far as it is read, language and theme. Null when the answer may be one
 * reader's own, since a session or a token goes with the request, or in a form of their choice.
 */
export function answerKey(environment: Environment, { method, address, header }: Asked): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || header('authorization')) return null;
  const cookies = header('cookie');
  const cookie = (name: string) => cookies && readCookie(environment, cookies, name);
  if (cookie('access_token') || cookie('refresh_token')) return null;
  if (address.startsWith('/graphql') && !isOwnOperation(address)) return null;
  const language = readerLanguage(cookie('language'), header('accept-language'));
  return `${language} ${readerTheme(cookie('theme')) ?? ''} ${knownAddress(address)}`;
}
