import { decodeJwt, exportSPKI, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { signAsServer } from './tokens.samples.ts';

const { send, signIn } = useTestApp();

/** The claims of a valid token. */
let claims: JWTPayload;
const now = () => Math.floor(Date.now() / 1000);

beforeEach(async () => {
  claims = decodeJwt((await signIn()).Authorization.replace('Bearer ', ''));
});

const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

const ownKey = async () => {
  const { id, privateJwk } = await prisma.signingKey.findFirstOrThrow();
  const { d: _secret, ...publicJwk } = privateJwk as JWK;
  return { kid: id, publicJwk };
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token expires after ten minutes, names its session, and contains no secret', () => {
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
  expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
});

test('a token with these claims, signed by the server’s key, is valid, so each forgery below fails for one reason', async () => {
  const response = await send('/api/auth/user', {
    headers: { Authorization: `Bearer ${await signAsServer(claims)}` },
  });
  expect(response.status).toBe(200);
});

const forgeries: Record<string, () => Promise<string>> = {
  'expired a second ago': () => signAsServer({ ...claims, exp: now() - 1 }),
  'not valid before tomorrow': () => signAsServer({ ...claims, nbf: now() + 86_400 }),
  'without an expiry': () => signAsServer(without('exp')),
  'without a session': () => signAsServer(without('sid')),
  'without a subject': () => signAsServer(without('sub')),
  'from another issuer': () => signAsServer({ ...claims, iss: 'https://example.net' }),
  'without an issuer': () => signAsServer(without('iss')),
  'for another audience': () => signAsServer({ ...claims, aud: 'web' }),
  'without an audience': () => signAsServer(without('aud')),
  'of another type': () => signAsServer(claims, { typ: 'JWT' }),
  'of an invalid session': () => signAsServer({ ...claims, sid: 'x' }),
  'of a session that is not text': () => signAsServer({ ...claims, sid: { not: null } }),
  'of an unknown session': () => signAsServer({ ...claims, sid: '00000000-0000-4000-8000-000000000000' }),
  'of an unknown key': () => signAsServer(claims, { kid: 'unknown' }),
  'of a key whose id is a property of all objects': () => signAsServer(claims, { kid: '__proto__' }),
  async 'signed by another key of the same kind'() {
    const { kid } = await ownKey();
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid }).sign(privateKey);
  },
  async 'unsigned (alg none)'() {
    const { kid } = await ownKey();
    return `${encode({ alg: 'none', typ: 'at+jwt', kid })}.${encode(claims)}.`;
  },
  async 'signed with the public key as a shared secret (HS256, raw)'() {
    const { kid, publicJwk } = await ownKey();
    const secret = Buffer.from(publicJwk.x ?? '', 'base64url');
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid }).sign(secret);
  },
  async 'signed with the public key as a shared secret (HS256, PEM)'() {
    const { kid, publicJwk } = await ownKey();
    const pem = await exportSPKI(
      (await importJWK({ ...publicJwk, ext: true }, 'EdDSA')) as Parameters<typeof exportSPKI>[0],
    );
    const header = { alg: 'HS256', typ: 'at+jwt', kid };
    return new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(pem));
  },
  async 'signed by a key that it contains'() {
    const { kid } = await ownKey();
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const jwk = await crypto.subtle.exportKey('jwk', publicKey);
    const header = { alg: 'EdDSA', typ: 'at+jwt', kid, jwk: { kty: 'OKP', crv: 'Ed25519', x: jwk.x ?? '' } };
    return new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  },
  async 'whose claims were changed'() {
    const [header, , signature] = (await signAsServer(claims)).split('.');
    return `${header}.${encode({ ...claims, sub: '1' })}.${signature}`;
  },
  async 'whose signature is missing'() {
    return (await signAsServer(claims)).replace(/[^.]*$/, '');
  },
  'that is text': async () => 'garbage',
  'that is dots': async () => '..',
  'that is very long': async () => 'a'.repeat(7000),
};

describe.each(Object.entries(forgeries))('a token %s', (_what, forge) => {
  test('is refused as Bearer', async () => {
    const response = await send('/api/news', { headers: { Authorization: `Bearer ${await forge()}` } });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({
      error: 'The access token is not valid or has expired. Sign in again.',
    });
  });

  test('is treated as a visitor’s if sent as a cookie', async () => {
    const headers = { Cookie: `access_token=${await forge()}` };
    expect((await send('/api/auth/user', { headers })).status).toBe(401);
    const response = await send('/api/news', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
  });
});

test.each(['Basic ZWRpdG9yOng=', 'Bearer', 'Bearer ', 'Token abc', 'Bearer a b', 'abc', 'BearerX abc'])(
  'refuses an Authorization header in another form: “%s”',
  async (Authorization) => {
    const response = await send('/api/news', { headers: { Authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ error: 'The Authorization header must be “Bearer <token>”.' });
  },
);

test('the scheme’s name is case-insensitive', async () => {
  const { Authorization } = await signIn();
  const headers = { Authorization: Authorization.replace('Bearer', 'bearer') };
  expect((await send('/api/auth/user', { headers })).status).toBe(200);
});
