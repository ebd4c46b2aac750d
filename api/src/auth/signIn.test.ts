import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { cookieHeader, cookiesSet } from '../testing/cookies.ts';
import { editor, useTestApp } from '../testing/testApp.ts';

const { graphql, send, sendJson } = useTestApp();

let calls = 0;
/** Signs in over REST, from a new address for each call to stay below the limit. */
const overRest = (credentials: object, headers: Record<string, string> = {}) => {
  calls += 1;
  return sendJson('POST', '/api/auth/sign-in', credentials, headers, `198.51.100.${calls}`);
};

const wrong = { email: editor.email, password: 'not the password' };
const unknown = { email: 'nobody@example.org', password: editor.password };

/** Signs in over GraphQL, from a new address for each call. */
const overGraphql = async (input: object) => {
  calls += 1;
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) {
    __typename
    ... on SignInPayload { accessToken viewer { databaseId email role } }
    ... on Error { code message }
  } }`;
  const response = await sendJson(
    'POST',
    '/graphql',
    { query, variables: { input } },
    {},
    `192.0.2.${calls}`,
  );
  return ((await response.json()) as { data: { signIn: object } }).data.signIn;
};

describe('the right e-mail and password', () => {
  test('sign in over REST', async () => {
    const response = await overRest(editor);
    const { id } = await prisma.adminUser.findFirstOrThrow();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      user: { id, email: editor.email, role: 'admin', adminRole: 'owner' },
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
  });

  test('sign in over GraphQL', async () => {
    const { id } = await prisma.adminUser.findFirstOrThrow();
    expect(await overGraphql(editor)).toEqual({
      __typename: 'SignInPayload',
      accessToken: expect.any(String),
      viewer: { databaseId: id, email: editor.email, role: 'owner' },
    });
  });

  test('sign in with null for the code that the account does not need', async () => {
    expect((await overRest({ ...editor, code: null })).status).toBe(200);
    expect(await overGraphql({ ...editor, code: null })).toMatchObject({ __typename: 'SignInPayload' });
  });

  test('work with spaces around the e-mail and in any case', async () => {
    const response = await overRest({
      ...editor,
      email: ' Editor@Example.ORG ',
    });
    expect(response.status).toBe(200);
  });

  test('open a session that remembers the browser', async () => {
    await overRest(editor, { 'User-Agent': 'A browser' });
    expect(await prisma.session.findMany()).toMatchObject([{ userAgent: 'A browser', revokedAt: null }]);
  });

  test('set cookies that scripts cannot read and other sites cannot send', async () => {
    const response = await overRest(editor);
    const lines = response.headers.getSetCookie();
    const lifetimes = { access_token: 2_592_000, refresh_token: 2_592_000, device_token: 31_536_000 };
    expect(lines.map((line) => line.split('=')[0])).toEqual(Object.keys(lifetimes));
    for (const [index, seconds] of Object.values(lifetimes).entries()) {
      expect(lines[index]?.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        `Max-Age=${seconds}`,
        'Path=/',
        'SameSite=Strict',
      ]);
    }
  });

  test('let both the cookie and the Bearer token act as the admin', async () => {
    const response = await overRest(editor);
    const { accessToken } = (await response.json()) as { accessToken: string };
    const cookies = cookiesSet(response);
    for (const headers of [cookieHeader(cookies), { Authorization: `Bearer ${accessToken}` }]) {
      const user = await send('/api/auth/user', { headers });
      expect(await user.json()).toMatchObject({ email: editor.email, role: 'admin' });
    }
  });

  test('act for a window of the same account only', async () => {
    const response = await overRest(editor);
    const { accessToken, user } = (await response.json()) as { accessToken: string; user: { id: number } };
    const cookie = cookieHeader(cookiesSet(response));
    const actor = async (headers: Record<string, string>) =>
      (await graphql<{ viewer: object | null }>('{ viewer { email } }', {}, headers)).data?.viewer;
    const other = { Account: String(user.id + 1) };
    expect(await actor({ ...cookie, Account: String(user.id) })).toEqual({ email: editor.email });
    expect(await actor({ ...cookie, ...other })).toBeNull();
    // A program’s token is its own.
    expect(await actor({ Authorization: `Bearer ${accessToken}`, ...other })).toEqual({
      email: editor.email,
    });
  });

  test('are never stored: neither the password nor a token is in the database', async () => {
    const response = await overRest(editor);
    const secrets = [editor.password, ...Object.values(cookiesSet(response))];
    const rows = JSON.stringify([await prisma.adminUser.findMany(), await prisma.session.findMany()]);
    for (const secret of secrets) expect(rows).not.toContain(secret.split('.').at(-1));
  });
});

describe('anything else', () => {
  test.each([
    ['a wrong password', wrong],
    ['an unknown account', unknown],
    ['an empty password', { ...editor, password: '' }],
    ['the hash as the password', { ...editor, password: '$argon2id$v=19$m=19456,t=2,p=1$x$y' }],
  ])('is refused with the same message: %s', async (_what, credentials) => {
    const response = await overRest(credentials);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, error: 'Invalid credentials' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await overGraphql(credentials)).toEqual({
      __typename: 'InvalidCredentialsError',
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid credentials',
    });
    expect(await prisma.session.count()).toBe(0);
  });

  test('does not distinguish an unknown account from a wrong password, even in headers', async () => {
    const [first, second] = await Promise.all(
      [wrong, unknown].map(async (credentials) => {
        const response = await overRest(credentials);
        const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
        return { status: response.status, headers, body: await response.text() };
      }),
    );
    expect(second).toEqual(first);
  });

  test('refuses a disabled admin and one without a password with the same message', async () => {
    await prisma.adminUser.updateMany({ data: { disabledAt: new Date() } });
    await prisma.adminUser.create({ data: { email: 'external@example.org', externalId: 'x' } });
    for (const email of [editor.email, 'external@example.org']) {
      const response = await overRest({ ...editor, email });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ success: false, error: 'Invalid credentials' });
    }
  });

  test('is recorded for a disabled admin as for an unknown account', async () => {
    await prisma.adminUser.updateMany({ data: { disabledAt: new Date() } });
    await overRest(editor);
    await overRest(unknown);
    const recorded = await prisma.securityEvent.findMany();
    expect(recorded).toMatchObject([{ kind: 'signInFailed', adminUserId: null, count: 2 }]);
  });

  test.each([
    [{}],
    [{ email: editor.email }],
    [{ password: editor.password }],
    [{ ...editor, email: null }],
    [{ ...editor, password: 5 }],
    [{ ...editor, role: 'admin' }],
    [{ ...editor, email: `${'x'.repeat(255)}@example.org` }],
    [{ ...editor, email: 'editor\u0000@example.org' }],
    [{ ...editor, password: 'x'.repeat(257) }],
  ])('that is not an e-mail and password returns 400: %j', async (body) => {
    const response = await overRest(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String), fields: expect.any(Object) });
    expect(await prisma.session.count()).toBe(0);
  });
});

describe('an announced feature that is not implemented', () => {
  test.each([
    ['signUp', 'Sign up not implemented in demo'],
    ['resetPassword', 'Password reset not implemented in demo'],
  ])('returns an explanation for %s', async (field, message) => {
    const { data } = await graphql(`mutation { ${field} { __typename ... on Error { code message } } }`);
    expect(data).toEqual({
      [field]: { __typename: 'NotImplementedError', code: 'NOT_IMPLEMENTED', message },
    });
  });
});
