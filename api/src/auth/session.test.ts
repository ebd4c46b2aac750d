import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { cookieHeader, cookiesSet } from '../testing/cookies.ts';
import { editor, useTestApp } from '../testing/testApp.ts';

const { graphql, send, sendJson } = useTestApp();

/** The cookies a browser has after a sign-in. */
type Cookies = Record<string, string>;
let signedIn: Cookies;

beforeEach(async () => {
  signedIn = cookiesSet(await sendJson('POST', '/api/auth/sign-in', editor));
});

const refresh = (cookies: Cookies) => sendJson('POST', '/api/auth/refresh', undefined, cookieHeader(cookies));

const bearer = ({ access_token: token }: Cookies) => ({ Authorization: `Bearer ${token}` });

/** Makes it appear that the last refresh was this many milliseconds ago. */
async function letTimePass(milliseconds: number): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "Session" SET "lastUsedAt" = "lastUsedAt" - ${milliseconds} * interval '1 millisecond'`;
}

/** Whether the access token still acts as the admin. */
async function isAlive(cookies: Cookies): Promise<boolean> {
  const asCookie = await send('/api/auth/user', { headers: cookieHeader(cookies) });
  const asBearer = await send('/api/auth/user', { headers: bearer(cookies) });
  expect(asBearer.status).toBe(asCookie.status);
  return asCookie.status === 200;
}

describe('a refresh', () => {
  test('responds like the sign-in, with new cookies', async () => {
    const response = await refresh(signedIn);
    const fresh = cookiesSet(response);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      user: { id: expect.any(Number), email: editor.email, role: 'admin', adminRole: 'owner' },
      accessToken: fresh['access_token'],
    });
    expect(fresh['refresh_token']).not.toBe(signedIn['refresh_token']);
    expect(await isAlive(fresh)).toBe(true);
  });

  test('extends the session from its last use', async () => {
    const soon = new Date(Date.now() + 60_000);
    await prisma.session.updateMany({ data: { expiresAt: soon, lastUsedAt: new Date(0) } });
    await refresh(signedIn);
    const { expiresAt, lastUsedAt } = await prisma.session.findFirstOrThrow();
    expect(expiresAt.getTime() - soon.getTime()).toBeGreaterThan(29 * 24 * 3_600_000);
    expect(lastUsedAt.getTime()).toBeGreaterThan(0);
  });

  test('notes the network that it comes from, as the sign-in does', async () => {
    const network = async () => (await prisma.session.findFirstOrThrow()).network;
    expect(await network()).toBe('203.0.113.0/24');
    await sendJson('POST', '/api/auth/refresh', undefined, cookieHeader(signedIn), '192.0.2.7');
    expect(await network()).toBe('192.0.2.0/24');
  });

  test('works repeatedly with each new token', async () => {
    let cookies = signedIn;
    for (let turn = 0; turn < 3; turn += 1) {
      const response = await refresh(cookies);
      expect(response.status).toBe(200);
      cookies = cookiesSet(response);
    }
    expect(await isAlive(cookies)).toBe(true);
    expect(await prisma.session.count()).toBe(1);
  });

  test('with a reused token ends the whole session, and is recorded', async () => {
    const fresh = cookiesSet(await refresh(signedIn));
    expect(await isAlive(fresh)).toBe(true);
    await letTimePass(11_000);
    const reuse = await refresh(signedIn);
    expect(reuse.status).toBe(401);
    expect(cookiesSet(reuse)).toEqual({ access_token: '', refresh_token: '' });
    expect(await isAlive(fresh)).toBe(false);
    expect((await refresh(fresh)).status).toBe(401);
    const written = await prisma.securityEvent.findMany({ where: { kind: 'refreshTokenReused' } });
    expect(written).toMatchObject([{ email: editor.email, network: '203.0.113.0/24' }]);
  });

  test('with a token from two refreshes ago ends the session immediately', async () => {
    const second = cookiesSet(await refresh(signedIn));
    const third = cookiesSet(await refresh(second));
    expect((await refresh(signedIn)).status).toBe(401);
    expect(await isAlive(third)).toBe(false);
  });

  test('returns the same token for concurrent requests with one token, and for one a moment later', async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, () => refresh(signedIn)));
    await letTimePass(8_000);
    responses.push(await refresh(signedIn));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const handedOut = new Set(responses.map((response) => cookiesSet(response)['refresh_token']));
    expect(handedOut.size).toBe(1);
    const [next = ''] = handedOut;
    expect((await refresh({ refresh_token: next })).status).toBe(200);
  });

  test('does not extend the session or its cookies beyond ninety days after the sign-in', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await prisma.session.updateMany({ data: { createdAt: daysAgo(89) } });
    const response = await refresh(signedIn);
    const { createdAt, expiresAt } = await prisma.session.findFirstOrThrow();
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(90 * 86_400_000);
    for (const cookie of response.headers.getSetCookie()) {
      const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
      expect(Math.abs(86_400 - seconds)).toBeLessThan(120);
    }
    await prisma.session.updateMany({ data: { createdAt: daysAgo(91), expiresAt: daysAgo(1) } });
    expect((await refresh(cookiesSet(response))).status).toBe(401);
  });

  test('stores no secret in the database', async () => {
    const fresh = cookiesSet(await refresh(signedIn));
    const stored = JSON.stringify(await prisma.session.findMany());
    for (const { refresh_token: token = '' } of [signedIn, fresh])
      for (const part of token.split('.').slice(1)) expect(stored).not.toContain(part);
  });

  test('continues a session from before tokens had a proof, and adds one', async () => {
    const [id = '', secret = ''] = signedIn['refresh_token']?.split('.') ?? [];
    const fresh = cookiesSet(await refresh({ refresh_token: `${id}.${secret}` }));
    expect(fresh['refresh_token']?.split('.')).toHaveLength(3);
    expect((await refresh(fresh)).status).toBe(200);
  });

  test.each([
    ['no token', ''],
    ['text', 'nonsense'],
    ['an unknown session', '00000000-0000-4000-8000-000000000000.secret'],
    ['SQL', `' OR 1=1 --.x`],
  ])('with %s is refused and clears the cookies', async (_what, token) => {
    const response = await refresh({ refresh_token: encodeURIComponent(token) });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'The session has ended. Sign in again.' });
    expect(cookiesSet(response)).toEqual({ access_token: '', refresh_token: '' });
    expect(await isAlive(signedIn)).toBe(true);
  });

  test.each(['guess', 'guess.guess', '', `${'a'.repeat(43)}.${'b'.repeat(43)}`])(
    'with the guessed secret “%s” ends nothing',
    async (guess) => {
      const [id] = signedIn['refresh_token']?.split('.') ?? [];
      expect((await refresh({ refresh_token: `${id}.${guess}` })).status).toBe(401);
      expect(await isAlive(signedIn)).toBe(true);
      expect((await refresh(signedIn)).status).toBe(200);
    },
  );

  test('does not accept an access token as a refresh token', async () => {
    const response = await refresh({ refresh_token: signedIn['access_token'] ?? '' });
    expect(response.status).toBe(401);
  });
});

describe('a sign-out', () => {
  test('over REST takes effect with the next request and clears the cookies', async () => {
    const response = await sendJson('POST', '/api/auth/sign-out', undefined, cookieHeader(signedIn));
    expect(response.status).toBe(204);
    expect(cookiesSet(response)).toEqual({ access_token: '', refresh_token: '' });
    expect(await isAlive(signedIn)).toBe(false);
    expect((await refresh(signedIn)).status).toBe(401);
  });

  test('over GraphQL takes effect with the next request', async () => {
    const { data } = await graphql('mutation { signOut { signedOut } }', {}, cookieHeader(signedIn));
    expect(data).toEqual({ signOut: { signedOut: true } });
    expect(await isAlive(signedIn)).toBe(false);
  });

  test('ends this session only', async () => {
    const other = cookiesSet(await sendJson('POST', '/api/auth/sign-in', editor));
    await sendJson('POST', '/api/auth/sign-out', undefined, bearer(signedIn));
    expect(await isAlive(signedIn)).toBe(false);
    expect(await isAlive(other)).toBe(true);
  });

  test.each(['over REST', 'over GraphQL'])(
    '%s also ends a session whose access token has expired',
    async (way) => {
      const late = cookieHeader({ access_token: 'ended', refresh_token: signedIn['refresh_token'] ?? '' });
      if (way === 'over REST') await sendJson('POST', '/api/auth/sign-out', undefined, late);
      else await graphql('mutation { signOut { signedOut } }', {}, late);
      expect(await isAlive(signedIn)).toBe(false);
      expect((await refresh(signedIn)).status).toBe(401);
    },
  );

  test('with a refresh token that was just spent ends its session', async () => {
    const fresh = cookiesSet(await refresh(signedIn));
    const spent = cookieHeader({ refresh_token: signedIn['refresh_token'] ?? '' });
    await sendJson('POST', '/api/auth/sign-out', undefined, spent);
    expect(await isAlive(fresh)).toBe(false);
  });

  test.each(['guess', 'x.y', ''])('with the unknown refresh token “%s” ends nothing', async (secret) => {
    const [id] = signedIn['refresh_token']?.split('.') ?? [];
    const cookies = cookieHeader({ refresh_token: encodeURIComponent(`${id}.${secret}`) });
    await sendJson('POST', '/api/auth/sign-out', undefined, cookies);
    expect(await isAlive(signedIn)).toBe(true);
  });

  test.each([
    ['over REST', ['access_token', 'refresh_token']],
    ['over REST', ['refresh_token']],
    ['over GraphQL', ['access_token', 'refresh_token']],
  ])('%s from the window of another account ends nothing: %j', async (way, names) => {
    const cookies = Object.fromEntries(names.map((name) => [name, signedIn[name] ?? '']));
    const { id } = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
    const from = async (account: number) => {
      const headers = { ...cookieHeader(cookies), Account: String(account) };
      if (way === 'over REST') return sendJson('POST', '/api/auth/sign-out', undefined, headers);
      return sendJson('POST', '/graphql', { query: 'mutation { signOut { signedOut } }' }, headers);
    };
    expect(cookiesSet(await from(id + 1))).toEqual({});
    expect(await isAlive(signedIn)).toBe(true);
    await from(id);
    expect(await isAlive(signedIn)).toBe(false);
  });

  test('without a session succeeds', async () => {
    expect((await sendJson('POST', '/api/auth/sign-out')).status).toBe(204);
  });
});

describe('a session', () => {
  test('ends with the next request if its admin is disabled', async () => {
    await prisma.adminUser.updateMany({ data: { disabledAt: new Date() } });
    expect(await isAlive(signedIn)).toBe(false);
    expect((await refresh(signedIn)).status).toBe(401);
    const response = await sendJson('POST', '/api/news', {}, cookieHeader(signedIn));
    expect(response.status).toBe(401);
  });

  test('ends if its admin is deleted', async () => {
    await prisma.adminUser.deleteMany();
    expect(await isAlive(signedIn)).toBe(false);
    expect((await refresh(signedIn)).status).toBe(401);
  });

  test('ends thirty days after its last use', async () => {
    await prisma.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await isAlive(signedIn)).toBe(false);
    expect((await refresh(signedIn)).status).toBe(401);
  });

  test('that has ended refuses its Bearer token, and treats its cookie as a visitor’s', async () => {
    await sendJson('POST', '/api/auth/sign-out', undefined, cookieHeader(signedIn));
    const asBearer = await send('/api/news', { headers: bearer(signedIn) });
    expect(asBearer.status).toBe(401);
    expect(asBearer.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await asBearer.json()).toEqual({ error: expect.stringContaining('Sign in again') });
    const asCookie = await send('/api/news', { headers: cookieHeader(signedIn) });
    expect(asCookie.status).toBe(200);
    expect(asCookie.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
  });

  test('that is open gets no challenge', async () => {
    const response = await send('/api/news', { headers: cookieHeader(signedIn) });
    expect(response.headers.get('WWW-Authenticate')).toBeNull();
  });
});

test('a Bearer token takes precedence over a cookie', async () => {
  const headers = { ...cookieHeader({ access_token: 'nonsense' }), ...bearer(signedIn) };
  expect((await send('/api/auth/user', { headers })).status).toBe(200);
});
