import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { cookieHeader, cookiesSet } from '../testing/cookies.ts';
import { editor, useTestApp } from '../testing/testApp.ts';

/** A site as deployed: over TLS, behind a proxy that forwards the client’s address. */
const { graphql, send, sendJson } = useTestApp({ PUBLIC_URL: 'https://example.org', TRUST_PROXY: 'true' });

const proxy = '127.0.0.1';

describe('cookies of a site that is served over TLS', () => {
  test('are tied to its host and to TLS', async () => {
    const response = await sendJson('POST', '/api/auth/sign-in', editor);
    const lines = response.headers.getSetCookie();
    const year = 365 * 24 * 60 * 60;
    const ages = { access: 2_592_000, refresh: 2_592_000, device: year };
    expect(lines).toHaveLength(3);
    for (const [i, [name, age]] of Object.entries(ages).entries()) {
      expect(lines[i]).toMatch(new RegExp(`^__Host-${name}_token=[\\w.~-]+;`));
      expect(lines[i]?.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        `Max-Age=${age}`,
        'Path=/',
        'SameSite=Strict',
        'Secure',
      ]);
    }
  });

  test('work for signing in, refreshing and signing out', async () => {
    const signedIn = cookiesSet(await sendJson('POST', '/api/auth/sign-in', editor));
    expect((await send('/api/auth/user', { headers: cookieHeader(signedIn) })).status).toBe(200);
    const refreshed = await sendJson('POST', '/api/auth/refresh', undefined, cookieHeader(signedIn));
    expect(refreshed.status).toBe(200);
    const signOut = await sendJson(
      'POST',
      '/api/auth/sign-out',
      undefined,
      cookieHeader(cookiesSet(refreshed)),
    );
    for (const line of signOut.headers.getSetCookie()) {
      expect(line).toMatch(/^__Host-\w+_token=; Max-Age=0;/);
      expect(line).toContain('Secure');
    }
    expect((await send('/api/auth/user', { headers: cookieHeader(cookiesSet(refreshed)) })).status).toBe(401);
  });

  test('without the prefix are ignored, since a subdomain could set them', async () => {
    const signedIn = cookiesSet(await sendJson('POST', '/api/auth/sign-in', editor));
    const plain = { access_token: signedIn['__Host-access_token'] ?? '' };
    expect((await send('/api/auth/user', { headers: cookieHeader(plain) })).status).toBe(401);
  });
});

describe('the address that the proxy forwards', () => {
  const guess = (forwarded: string) =>
    sendJson(
      'POST',
      '/api/auth/sign-in',
      { email: editor.email, password: 'guess' },
      { 'X-Forwarded-For': forwarded },
      proxy,
    );

  test('is used for counting attempts', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess('192.0.2.1')).status).toBe(401);
    expect((await guess('192.0.2.1')).status).toBe(429);
    expect((await guess('192.0.2.2')).status).toBe(401);
  });

  test('is the last in the list, which the client cannot choose', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await guess(`10.0.0.${attempt}, 192.0.2.3`)).status).toBe(401);
    }
    expect((await guess('10.0.0.9, 192.0.2.3')).status).toBe(429);
  });

  test('identifies the same client in any notation', async () => {
    const notations = [
      '198.51.100.7',
      '198.51.100.7:1001',
      '"198.51.100.7:1002"',
      '::ffff:198.51.100.7',
      '[::ffff:c633:6407]:1003',
      '64:ff9b::198.51.100.7',
    ];
    const statuses: number[] = [];
    for (const forwarded of notations) statuses.push((await guess(forwarded)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('defaults to the proxy’s own, so that clients cannot choose their address', async () => {
    const statuses: number[] = [];
    for (const forwarded of ['unknown', '_a1', 'x:1', '198.51.100.8/32', '198.51.100.9, made up', '']) {
      statuses.push((await guess(forwarded)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

test('clients behind a proxy do not see the demo’s password', async () => {
  await prisma.adminUser.updateMany({ data: { demoPassword: 'demo' } });
  const response = await sendJson('POST', '/graphql', { query: '{ demoCredentials { email } }' }, {}, proxy);
  expect(await response.json()).toEqual({ data: { demoCredentials: null } });
  expect((await graphql('{ demoCredentials { email } }')).data).toEqual({ demoCredentials: null });
});
