import { UnauthenticatedError } from '../errors.ts';
import type { RequestContext } from '../graphql/context.ts';
import { refresh, signOut, type signIn } from './auth.ts';
import { clearCookies, credentialCookies, deviceCookie } from './cookies.ts';
import type { signInWithPasskey } from './passkeySignIn.ts';
import type { Credentials } from './session.ts';

// Shared by GraphQL and REST: calls the rules for sessions, and sets or clears the browser’s cookies.

/** Opens a session. Rejects like the rule. */
export async function openBrowserSession(
  context: RequestContext,
  rule: typeof signIn | typeof signInWithPasskey,
  input: unknown,
): Promise<Credentials> {
  const { viewer, tokens, environment, cookies } = context;
  const credentials = await rule(viewer, tokens, context, input);
  cookies.push(...credentialCookies(environment, credentials), deviceCookie(environment, credentials.device));
  return credentials;
}

/**
 * Continues the session of the request’s refresh token, or clears its cookies if it has ended. Rejects like
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

/** Ends the session, unless the browser has that of another account by now. */
export async function endBrowserSession(context: RequestContext): Promise<void> {
  const { viewer, environment, cookies, refreshToken, account } = context;
  if (await signOut(viewer, refreshToken, account)) cookies.push(...clearCookies(environment));
}
