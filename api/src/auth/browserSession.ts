import { UnauthenticatedError } from '../errors.ts';
import type { RequestContext } from '../graphql/context.ts';
import { refresh, signIn, signOut } from './auth.ts';
import { clearCookies, credentialCookies, deviceCookie } from './cookies.ts';
import type { Credentials } from './session.ts';

// What GraphQL and REST share for sessions: calling the rule, and setting or clearing the browser’s cookies.

/** Opens a session. Rejects as `signIn`. */
export async function openBrowserSession(context: RequestContext, input: unknown): Promise<Credentials> {
  const { viewer, tokens, environment, cookies } = context;
  const credentials = await signIn(viewer, tokens, context, input);
  cookies.push(...credentialCookies(environment, credentials), deviceCookie(environment, credentials.device));
  return credentials;
}

/**
 * Continues the session of the request’s refresh token; clears the cookies of one that has ended. Rejects as
 * `refresh`.
 */
export async function refreshBrowserSession(context: RequestContext): Promise<Credentials> {
  const { viewer, tokens, environment, cookies, refreshToken } = context;
  try {
    const credentials = await refresh(viewer, tokens, context, refreshToken);
    cookies.push(...credentialCookies(environment, credentials));
    return credentials;
  } catch (error) {
    if (error instanceof UnauthenticatedError) cookies.push(...clearCookies(environment));
    throw error;
  }
}

/** Ends the session. */
export async function endBrowserSession(context: RequestContext): Promise<void> {
  const { viewer, environment, cookies, refreshToken } = context;
  await signOut(viewer, refreshToken);
  cookies.push(...clearCookies(environment));
}
