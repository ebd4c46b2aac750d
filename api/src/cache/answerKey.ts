import { readCookie } from '../auth/cookies.ts';
import type { Environment } from '../environment.ts';
import { readerLanguage } from '../language.ts';
import { readerTheme } from '../theme.ts';
import { operationKey, type AskedOperation } from './askedOperation.ts';
import { readAddress } from './readAddress.ts';

/** The parts of a request that an answer can depend on. */
export interface KeyedRequest {
  method: string;
  /** Path and query. */
  address: string;
  header: (name: string) => string | undefined;
}

/** Whether the address may be that of a preview, which is never shared (docs/product.md#preview). */
const mayBePreview = (address: string) => /\?(?:.*&)?preview=/.test(address);

/** The headers that every key covers, or that each answer handles itself. */
export const inKey: ReadonlySet<string> = new Set(['cookie', 'accept-language', 'accept-encoding']);
/** The same for operations that clients wrote. */
export const inClientsKey: ReadonlySet<string> = new Set([...inKey, 'accept']);

type Header = KeyedRequest['header'];

/**
 * A key in two lines or more: what the answer may depend on of its reader, and the request. `AnswerCache` leaves the
 * reader out for an answer that does not.
 */
const keyOf = (reader: string, ...request: string[]) => [reader, ...request].join('\n');

/** The reader’s language and theme; null if the answer may be private, because the request has a session or a token. */
function readerKey(environment: Environment, header: Header): string | null {
  if (header('authorization')) return null;
  const cookies = header('cookie');
  const cookie = (name: string) => cookies && readCookie(environment, cookies, name);
  if (cookie('access_token') || cookie('refresh_token')) return null;
  const language = readerLanguage(cookie('language'), header('accept-language'));
  return `${language} ${readerTheme(cookie('theme')) ?? ''}`;
}

/** The accepted media types; null if they include HTML, for which GraphiQL may be the answer. */
function acceptedTypes(header: Header): string | null {
  const accepted = header('accept') ?? '';
  return accepted.toLowerCase().includes('text/html') ? null : accepted;
}

/**
 * The key shared by all readers who get the same answer: the declared part of the address, language and theme, and for
 * a GraphQL operation that the client wrote also the accepted media types. Null if the answer may be private.
 */
export function answerKey(
  environment: Environment,
  { method, address, header }: KeyedRequest,
): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || mayBePreview(address)) return null;
  const reader = readerKey(environment, header);
  if (reader === null) return null;
  const { known, isClientsOperation } = readAddress(address);
  if (!isClientsOperation) return keyOf(reader, known);
  const accepted = acceptedTypes(header);
  return accepted === null ? null : keyOf(reader, known, accepted);
}

/** The same for a GraphQL operation in the body of a POST request. */
export function postKey(
  environment: Environment,
  header: Header,
  operation: AskedOperation | null,
): string | null {
  const reader = readerKey(environment, header);
  const accepted = acceptedTypes(header);
  if (operation === null || reader === null || accepted === null) return null;
  const asked = operationKey(operation);
  return asked === null ? null : keyOf(reader, `POST ${accepted}`, asked);
}
