import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { endSession, refreshSession } from '../auth/session.ts';

/** The server could not be reached, or answered with something else than GraphQL. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

async function post(id: string | null, variables: object): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ documentId: id, variables }),
    });
  } catch (cause) {
    throw new NetworkError('The server cannot be reached.', { cause });
  }
}

/**
 * Sends an operation by its id. When the server says that the access token has ended, the session is refreshed
 * and the operation sent once more, now as whom the session belongs to.
 */
export const fetchOverHttp: FetchFunction = async ({ id }, variables) => {
  let response = await post(id, variables);
  if (response.headers.get('WWW-Authenticate')?.includes('invalid_token')) {
    if (await refreshSession()) response = await post(id, variables);
    else endSession();
  }
  const answer = (await response.json().catch(() => null)) as GraphQLResponse | null;
  if (!answer || !('data' in answer))
    throw new NetworkError(`The server answered with status ${response.status}.`);
  return answer;
};
