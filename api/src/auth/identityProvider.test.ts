import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { editor, useTestApp } from '../testing/testApp.ts';

// A test identity provider, which serves its key set over HTTP like a real one.
const { publicKey, privateKey } = await generateKeyPair('RS256');
const provider = createServer(async (_request, response) => {
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [key] }));
}).listen(0, '127.0.0.1');
await once(provider, 'listening');
afterAll(() => void provider.close());

const issuer = 'https://identity.example.org/';
const { sendJson, send } = useTestApp({
  AUTH_JWKS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/keys`,
  AUTH_ISSUER: issuer,
  AUTH_AUDIENCE: 'https://pageant.example.org',
});

beforeEach(async () => {
  await prisma.adminUser.updateMany({ data: { externalId: 'user|42' } });
});

const now = () => Math.floor(Date.now() / 1000);

/** A token as the provider issues it; undefined claims are omitted. */
async function issue(claims: Record<string, unknown> = {}, key: CryptoKey = privateKey): Promise<string> {
  const all = { sub: 'user|42', iss: issuer, aud: 'https://pageant.example.org', exp: now() + 60, ...claims };
  return new SignJWT(JSON.parse(JSON.stringify(all)) as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(key);
}

const asBearer = async (token: string) =>
  send('/api/auth/user', { headers: { Authorization: `Bearer ${token}` } });

describe('a token of the identity provider', () => {
  test('acts as the admin with its subject', async () => {
    const response = await asBearer(await issue());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ email: editor.email, role: 'admin' });
  });

  test('may change what an admin may change', async () => {
    const headers = { Authorization: `Bearer ${await issue()}` };
    const response = await sendJson(
      'POST',
      '/api/news',
      { titleEn: 'Wax', titleId: 'Malam', category: 'culture' },
      headers,
    );
    expect(response.status).toBe(201);
  });

  test('stops working when the admin is disabled', async () => {
    const token = await issue();
    expect((await asBearer(token)).status).toBe(200);
    await prisma.adminUser.updateMany({ data: { disabledAt: new Date() } });
    expect((await asBearer(token)).status).toBe(401);
  });

  test.each<[string, Record<string, unknown>]>([
    ['an unknown subject', { sub: 'user|43' }],
    ['an email address as its subject', { sub: editor.email }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['another audience', { aud: 'https://example.net' }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'https://example.net/' }],
    ['no expiry', { exp: undefined }],
    ['an expiry a minute ago', { exp: now() - 60 }],
    ['a start tomorrow', { nbf: now() + 86_400 }],
  ])('is refused with %s', async (_what, claims) => {
    expect((await asBearer(await issue(claims))).status).toBe(401);
  });

  test('is refused if another key signed it', async () => {
    const other = await generateKeyPair('RS256');
    expect((await asBearer(await issue({}, other.privateKey))).status).toBe(401);
  });

  test('is refused if it is unsigned', async () => {
    const [, payload] = (await issue()).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: 'one' })).toString('base64url');
    expect((await asBearer(`${header}.${payload}.`)).status).toBe(401);
  });

  test('cannot refer to one of the site’s sessions', async () => {
    expect((await asBearer(await issue({ sid: 'x', sub: 'user|43' }))).status).toBe(401);
  });
});

describe('an action that requires a recent sign-in', () => {
  const create = async (claims: Record<string, unknown>) => {
    const query = `mutation {
      made: createApiToken(input: { name: "Feed", scope: readOnly, lifetimeDays: 7 }) { __typename }
      confirmed: confirmPassword(input: { password: "${editor.password}" }) { ... on Error { code } }
    }`;
    const headers = { Authorization: `Bearer ${await issue(claims)}` };
    const response = await sendJson('POST', '/graphql', { query }, headers);
    return ((await response.json()) as { data: unknown }).data;
  };
  const refused = 'PasswordRequiredError';
  const granted = 'CreateApiTokenPayload';

  test.each([
    [granted, { auth_time: now() - 60, iat: now() }],
    [granted, { iat: now() - 60 }],
    // A token renewed without a new sign-in contains the time of the last one.
    [refused, { auth_time: now() - 3600, iat: now() }],
    [refused, { iat: now() - 3600 }],
    [refused, { auth_time: now() + 3600 }],
    [refused, {}],
  ])('returns %s for %j, and a password of this site does not confirm it', async (answer, claims) => {
    const confirmed = { code: 'VALIDATION_FAILED' };
    expect(await create(claims)).toEqual({ made: { __typename: answer }, confirmed });
  });
});

test('the site’s own tokens work as well', async () => {
  const response = await sendJson('POST', '/api/auth/sign-in', editor);
  const { accessToken } = (await response.json()) as { accessToken: string };
  expect((await asBearer(accessToken)).status).toBe(200);
});
