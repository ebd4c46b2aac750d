import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { cookieHeader, cookiesSet } from '../testing/cookies.ts';
import { editor, useTestApp } from '../testing/testApp.ts';

/** A site as it is deployed: over TLS, behind a proxy that says who asks. */
const { graphql, send, sendJson } = useTestApp({ PUBLIC_URL: 'https://example.org', TRUST_PROXY: 'true' });

const proxy = '127.0.0.1';

describe('cookies of a site that is served over TLS', () => {
  test('are tied to its host and to TLS', async () => {
    const response = await sendJson('POST', '/api/auth/sign-in', editor);
    const lines = response.headers.getSetCookie();
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-(access|refresh)_token=/);
      expect(line.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        'Max-Age=2592000',
        'Path=/',
        'SameSite=Strict',
        'Secure',
      ]);
    }
  });

  test('sign in, refresh and sign out', async () => {
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

  test('without the prefix are not taken, since a subdomain could set them', async () => {
    const signedIn = cookiesSet(await sendJson('POST', '/api/auth/sign-in', editor));
    const plain = { access_token: signedIn['__Host-access_token'] ?? '' };
    expect((await send('/api/auth/user', { headers: cookieHeader(plain) })).status).toBe(401);
  });
});

describe('the address that the proxy tells', () => {
  const guess = (forwarded: string) =>
    sendJson(
      'POST',
      '/api/auth/sign-in',
      { email: editor.email, password: 'guess' },
      { 'X-Forwarded-For': forwarded },
      proxy,
    );

  test('is the one whose attempts are counted', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess('192.0.2.1')).status).toBe(401);
    expect((await guess('192.0.2.1')).status).toBe(429);
    expect((await guess('192.0.2.2')).status).toBe(401);
  });

  test('is the last one, which the client cannot choose', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await guess(`10.0.0.${attempt}, 192.0.2.3`)).status).toBe(401);
    }
    expect((await guess('10.0.0.9, 192.0.2.3')).status).toBe(429);
  });
});

test('nobody behind a proxy sees a demo’s password', async () => {
  await prisma.adminUser.updateMany({ data: { demoPassword: 'demo' } });
  const response = await sendJson('POST', '/graphql', { query: '{ demoCredentials { email } }' }, {}, proxy);
  expect(await response.json()).toEqual({ data: { demoCredentials: null } });
  expect((await graphql('{ demoCredentials { email } }')).data).toEqual({ demoCredentials: null });
});
