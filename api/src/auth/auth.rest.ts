import { z } from '@hono/zod-openapi';
import { AdminRole } from '../database/generated/enums.ts';
import {
  InvalidCodeError,
  InvalidCredentialsError,
  SecondFactorRequiredError,
  UnauthenticatedError,
} from '../errors.ts';
import { jsonBody, route } from '../rest/route.ts';
import { findViewer, refresh, signIn, signInInput, signOut } from './auth.ts';
import { endBrowserSession, openBrowserSession, refreshBrowserSession } from './browserSession.ts';
import type { Admin } from './viewer.ts';

const user = z
  .object({
    id: z.int(),
    email: z.string(),
    role: z.literal('admin').openapi({ description: 'The same for everybody who may enter the dashboard' }),
    adminRole: z.enum(AdminRole).openapi({ description: 'What they may do there' }),
  })
  .openapi('AuthUser', { description: 'A signed-in admin, without the identity provider’s identifier.' });

const signedIn = z.object({
  success: z.literal(true),
  user,
  accessToken: z.string().openapi({ description: 'For “Authorization: Bearer …”; valid for ten minutes' }),
});

/** Never reveals whether the account or the password was wrong (docs/product.md#sign-in). */
const notSignedIn = z
  .object({
    success: z.literal(false).optional().openapi({ description: 'Absent if a token was refused' }),
    error: z.string(),
    code: z.enum(['SECOND_FACTOR_REQUIRED', 'INVALID_CODE']).optional().openapi({
      description:
        'Only for an account with a second factor, whose password was right: send the same body again with “code”, or with another one',
    }),
  })
  .openapi('SignInFailure', { example: { success: false, error: 'Invalid credentials' } });

const toJson = ({ id, email, role: adminRole }: Admin) => ({ id, email, role: 'admin' as const, adminRole });

route(
  {
    method: 'post',
    path: '/api/auth/sign-in',
    permission: signIn.permission,
    summary: 'Opens a session: sets its cookies and returns an access token',
    body: signInInput,
    bodyExample: { email: 'editor@example.org', password: 'canting and a pan of wax' },
    answer: signedIn,
    failures: [401, 429, 503],
    failureBodies: { 401: notSignedIn },
    failureMeanings: {
      401: 'The email or the password is wrong; the account needs a second factor, or its code is wrong; or the request has a token that has ended.',
    },
  },
  async (c) => {
    const body = await jsonBody(c);
    try {
      const { admin, accessToken } = await openBrowserSession(c.var.context, signIn, body);
      return c.json({ success: true, user: toJson(admin), accessToken });
    } catch (error) {
      if (error instanceof SecondFactorRequiredError || error instanceof InvalidCodeError) {
        const { message, code } = error;
        return c.json({ success: false, error: message, code }, 401, { 'WWW-Authenticate': 'Bearer' });
      }
      if (error instanceof InvalidCredentialsError)
        return c.json({ success: false, error: error.message }, 401, { 'WWW-Authenticate': 'Bearer' });
      throw error;
    }
  },
);

route(
  {
    method: 'post',
    path: '/api/auth/refresh',
    permission: refresh.permission,
    summary:
      'Exchanges the refresh token in the cookie for fresh tokens. A refresh token works once: if sent again within ten seconds, it gets the same response; if sent later, it ends the session. A session ends 30 days after its last use and 90 days after its sign-in',
    answer: signedIn,
    failures: [401],
  },
  async (c) => {
    const { admin, accessToken } = await refreshBrowserSession(c.var.context);
    return c.json({ success: true, user: toJson(admin), accessToken });
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
    await endBrowserSession(c.var.context);
    return c.body(null, 204);
  },
);

route(
  {
    method: 'get',
    path: '/api/auth/user',
    permission: findViewer.permission,
    summary: 'The signed-in admin',
    isPrivate: true,
    answer: user,
    failures: [401],
  },
  async (c) => {
    const admin = await findViewer(c.var.context.viewer);
    if (!admin) throw new UnauthenticatedError();
    return c.json(toJson(admin));
  },
);
