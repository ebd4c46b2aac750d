import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { accountHeader, currentUser, otherUser } from '../auth/session.ts';
import { showsChanges } from '../browser/unsavedChanges.ts';
import { askForPassword, renewSession } from '../auth/sessionRenewal.ts';

/** For a query needed in the middle of an admin’s work: if the session has ended, they sign in again in place. */
export const inPlace = { networkCacheConfig: { metadata: { inPlace: true } } };

/** For a query whose data is already shown: a response with errors fails instead of replacing a list with null. */
export const whole = { networkCacheConfig: { metadata: { whole: true } } };

/** For what the admin has not asked for, such as keeping what is typed: it never asks for a password. */
export const quiet = { networkCacheConfig: { metadata: { quiet: true } } };

/** The server could not be reached, or its response was not GraphQL. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** The server failed and returned no data, or not all that is already shown. */
export class ServerError extends Error {
  override name = 'ServerError';
}

/** The signed-in admin’s role does not include this. */
export class RefusedError extends ServerError {
  override name = 'RefusedError';
}

/** The signed-in admin needs a second factor before they can do anything else. */
export class FactorOverdueError extends RefusedError {
  override name = 'FactorOverdueError';
}

/** The server requires a session for this. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

interface Answer {
  data: Record<string, { __typename?: string } | null> | null;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** What a request asks of the network: see `inPlace`, `whole` and `quiet`. */
interface Metadata {
  inPlace?: boolean;
  whole?: boolean;
  quiet?: boolean;
}

interface Operation {
  id: string | null;
  operationKind: string;
}

/** How long an operation that can be repeated, or that nobody waits for, waits for its answer, in milliseconds. */
const longestWait = 30_000;

/**
 * Whether the server recognizes a repeat of the operation, and then changes nothing. A visitor’s message is repeated by
 * the visitor, who is told of the failure at once.
 */
const isRepeatable = (variables: object) => 'idempotencyKey' in variables && currentUser() !== null;

function request({ id, operationKind }: Operation, variables: object, isBounded: boolean): Promise<Response> {
  const Accept = 'application/json';
  // Send visitors’ queries by GET, so that caches can share the responses.
  if (operationKind === 'query' && !currentUser() && !otherUser()) {
    const query = new URLSearchParams({ documentId: id ?? '', variables: JSON.stringify(variables) });
    return fetch(`/graphql?${query}`, { headers: { Accept } });
  }
  return fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept, ...accountHeader() },
    body: JSON.stringify({ documentId: id, variables }),
    signal: isBounded ? AbortSignal.timeout(longestWait) : null,
  });
}

/** Sends an operation. If no answer comes, one that can be repeated is sent once more, which tells what happened. */
async function send(operation: Operation, variables: object, isQuiet = false) {
  const mayRepeat = isRepeatable(variables);
  const isBounded = mayRepeat || isQuiet;
  return exchange(operation, variables, isBounded).catch((error: unknown) => {
    if (!(error instanceof NetworkError) || !mayRepeat) throw error;
    return exchange(operation, variables, isBounded);
  });
}

async function exchange(operation: Operation, variables: object, isBounded: boolean) {
  const response = await request(operation, variables, isBounded).catch((cause: unknown) => {
    throw new NetworkError('The server cannot be reached.', { cause });
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (!answer || !('data' in answer))
    throw new NetworkError(`The server answered with status ${response.status}.`);
  return {
    answer,
    /** Whether the access token has expired; the response is then a visitor’s. */
    hasEnded: response.headers.get('WWW-Authenticate')?.includes('invalid_token') ?? false,
  };
}

/** Whether any field of the response failed with this type. */
function failedBy({ data }: Answer, type: string): boolean {
  return Object.values(data ?? {}).some((result) => result?.__typename === type);
}

/** Whether the response has no data. */
function isEmpty({ data }: Answer): boolean {
  return Object.values(data ?? {}).every((result) => result === null);
}

/** Whether the server did nothing because there was no session. */
function isRefused(answer: Answer): boolean {
  const { errors } = answer;
  return (
    failedBy(answer, 'UnauthenticatedError') ||
    (errors ?? []).some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  );
}

/**
 * Sends an operation by its id. If the session has ended, renews it and resends the operation as whoever is signed in
 * then. A mutation waits for the admin to sign in again if necessary; a query waits only while a form shows
 * changes, or if it opts in (`inPlace`); what is `quiet` never waits.
 */
async function sendInSession(
  operation: Operation,
  variables: object,
  { inPlace: isInPlace, quiet: isQuiet }: Metadata,
): Promise<Answer> {
  const { answer, hasEnded } = await send(operation, variables, isQuiet);
  const changes = operation.operationKind === 'mutation';
  // A change that is open to visitors has already been made, whatever the session: do not repeat it.
  const shouldRetry = isRefused(answer) || (hasEnded && !changes);
  if (!shouldRetry) return answer;
  const mayAsk = !isQuiet && (changes || isInPlace === true || showsChanges());
  if (await renewSession(mayAsk)) return (await send(operation, variables, isQuiet)).answer;
  // A mutation reports this in its result.
  if (isRefused(answer) && !changes) throw new SessionEndedError('The session has ended.');
  return answer;
}

/** Sends an operation; if it requires the admin’s password, resends it once they have entered it. */
export const fetchOverHttp: FetchFunction = async (operation, variables, { metadata }) => {
  const options: Metadata = metadata ?? {};
  const answer = await sendInSession(operation, variables, options);
  const isConfirmed = failedBy(answer, 'PasswordRequiredError') && (await askForPassword());
  const last = isConfirmed ? await sendInSession(operation, variables, options) : answer;
  const [error] = last.errors ?? [];
  // Keep the response out of the store, which may hold better data, such as a complete list.
  if (error && (isEmpty(last) || options.whole)) {
    if (error.extensions?.code === 'FACTOR_OVERDUE') throw new FactorOverdueError(error.message);
    if (error.extensions?.code === 'FORBIDDEN') throw new RefusedError(error.message);
    throw new ServerError(error.message);
  }
  return last as GraphQLResponse;
};
