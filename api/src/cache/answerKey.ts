import { readCookie } from '../auth/cookies.ts';
import type { Environment } from '../environment.ts';
import { readerLanguage } from '../language.ts';
import { readerTheme } from '../theme.ts';
import { knownAddress } from './knownAddress.ts';

/** The parts of a request that an answer can depend on. */
export interface KeyedRequest {
  method: string;
  /** Path and query. */
  address: string;
  header: (name: string) => string | undefined;
}

/**
 * Whether the address is one of the site’s own operations, which return JSON whatever `Accept` says; other
 * GraphQL queries rarely repeat.
 */
export const isOwnOperation = (address: string) => /^\/graphql\?(?:.*&)?documentId=/.test(address);

/** The headers that the key covers, or that each answer handles itself. */
export const inKey: ReadonlySet<string> = new Set(['cookie', 'accept-language', 'accept-encoding']);

/**
 * The key shared by all readers who get the same answer: the declared part of the address, language and theme. Null if
 * the answer may be private, because the request has a session or a token, or if the client wrote the GraphQL query
 * itself.
 */
export function answerKey(
  environment: Environment,
  { method, address, header }: KeyedRequest,
): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || header('authorization')) return null;
  const cookies = header('cookie');
  const cookie = (name: string) => cookies && readCookie(environment, cookies, name);
  if (cookie('access_token') || cookie('refresh_token')) return null;
  if (address.startsWith('/graphql') && !isOwnOperation(address)) return null;
  const language = readerLanguage(cookie('language'), header('accept-language'));
  return `${language} ${readerTheme(cookie('theme')) ?? ''} ${knownAddress(address)}`;
}
