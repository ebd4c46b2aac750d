import { z } from '@hono/zod-openapi';
import { InvalidCredentialsError, UnauthenticatedError } from '../errors.ts';
import { jsonBody, route } from '../rest/route.ts';
import { findViewer, refresh, signIn, signInInput, signOut } from './auth.ts';
import { clearCookies, credentialCookies } from './cookies.ts';
import type { Admin } from './viewer.ts';

const user = z
  .object({ id: z.int(), email: z.string(), role: z.literal('admin') })
  .openapi('AuthUser', { description: 'Specification section 3, without the provider’s identifier.' });

const signedIn = z.object({
  success: z.literal(true),
  user,
  accessToken: z.string().openapi({ description: 'For “Authorization: Bearer …”; good for ten minutes' }),
});

const toJson = ({ id, email }: Admin) => ({ id, email, role: 'admin' as const });

route(
  {
    method: 'post',
    path: '/api/auth/sign-in',
    permission: signIn.permission,
    summary: 'Opens a session: sets its cookies and answers with an access token',
    body: signInInput,
    answer: signedIn,
    failures: [401, 429],
  },
  async (c) => {
    const { viewer, tokens, client, cookies, environment } = c.var.context;
    const body = await jsonBody(c);
    try {
      const credentials = await signIn(viewer, tokens, client, body);
      cookies.push(...credentialCookies(environment, credentials));
      const { admin, accessToken } = credentials;
      return c.json({ success: true, user: toJson(admin), accessToken });
    } catch (error) {
      if (error instanceof InvalidCredentialsError)
        return c.json({ success: false, error: error.message }, 401);
      throw error;
    }
  },
);

route(
  {
    method: 'post',
    path: '/api/auth/refresh',
    permission: refresh.permission,
    summary: 'Fresh tokens for the refresh token in the cookie, which is spent by it',
    answer: signedIn,
    failures: [401],
  },
  async (c) => {
    const { viewer, tokens, cookies, environment, refreshToken } = c.var.context;
    try {
      const credentials = await refresh(viewer, tokens, refreshToken);
      cookies.push(...credentialCookies(environment, credentials));
      const { admin, accessToken } = credentials;
      return c.json({ success: true, user: toJson(admin), accessToken });
    } catch (error) {
      if (error instanceof UnauthenticatedError) cookies.push(...clearCookies(environment));
      throw error;
    }
  },
);

route(
  {
    method: 'post',
    path: '/api/auth/sign-out',
    permission: signOut.permission,
    summary: 'Ends the session and clears its cookies',
    answer: null,
    status: 204,
  },
  async (c) => {
    const { viewer, cookies, environment, refreshToken } = c.var.context;
    await signOut(viewer, refreshToken);
    cookies.push(...clearCookies(environment));
    return c.body(null, 204);
  },
);

route(
  {
    method: 'get',
    path: '/api/auth/user',
    permission: findViewer.permission,
    summary: 'Who is signed in',
    answer: user,
    failures: [401],
  },
  async (c) => {
    const admin = await findViewer(c.var.context.viewer);
    if (!admin) throw new UnauthenticatedError();
    return c.json(toJson(admin));
  },
);
