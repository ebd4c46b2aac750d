import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';

const { graphql, send, sendJson, signIn } = useTestApp();

type Headers = Record<string, string>;
let admin: Headers;

beforeEach(async () => {
  admin = await signIn();
});

const revoke = async (id: number, headers = admin) => {
  const { data } = await graphql<{ revokeApiToken: { __typename: string } }>(
    `mutation { revokeApiToken(id: ${id}) { __typename } }`,
    {},
    headers,
  );
  return data.revokeApiToken.__typename;
};

const as = (secret: string) => ({ Authorization: `Bearer ${secret}` });
const statusFor = async (secret: string) => (await send('/api/auth/user', { headers: as(secret) })).status;

describe('a token', () => {
  test('acts as its admin over REST and GraphQL', async () => {
    const { secret } = await addApiToken();
    const user = await send('/api/auth/user', { headers: as(secret) });
    expect(await user.json()).toMatchObject({ email: 'editor@example.org', role: 'admin' });
    const { data } = await graphql('{ viewer { email } databaseStatistics { news } }', {}, as(secret));
    expect(data).toEqual({ viewer: { email: 'editor@example.org' }, databaseStatistics: { news: 0 } });
  });

  test('with write access can write', async () => {
    const { secret } = await addApiToken({ scope: 'readWrite' });
    const article = { titleEn: 'Wax', titleId: 'Malam', category: 'culture' };
    expect((await sendJson('POST', '/api/news', article, as(secret))).status).toBe(201);
  });

  test('is refused once it has expired', async () => {
    const { secret } = await addApiToken();
    expect(await statusFor(secret)).toBe(200);
    await prisma.apiToken.updateMany({ data: { expiresAt: new Date() } });
    expect(await statusFor(secret)).toBe(401);
  });

  test('is refused once it is revoked, while others keep working', async () => {
    const { secret, apiToken } = await addApiToken();
    const other = await addApiToken();
    expect(await revoke(apiToken.id)).toBe('RevokeApiTokenPayload');
    expect([await statusFor(secret), await statusFor(other.secret)]).toEqual([401, 200]);
    expect(await revoke(apiToken.id)).toBe('NotFoundError');
  });

  test('is refused while its admin is disabled, and deleted with the admin', async () => {
    const { secret } = await addApiToken();
    await prisma.adminUser.updateMany({ data: { disabledAt: new Date() } });
    expect(await statusFor(secret)).toBe(401);
    await prisma.adminUser.deleteMany();
    expect(await prisma.apiToken.count()).toBe(0);
  });

  test('outlives the sessions of its admin', async () => {
    const { secret } = await addApiToken();
    await sendJson('POST', '/api/auth/sign-out', undefined, admin);
    expect(await statusFor(secret)).toBe(200);
  });

  test.each([
    ['an unknown one', (_secret: string) => `batik_${'x'.repeat(43)}`],
    ['one with another prefix', (secret: string) => secret.replace('batik_', 'kain_')],
    ['one without its prefix', (secret: string) => secret.replace('batik_', '')],
    ['one in a different case', (secret: string) => `batik_${secret.slice(6).toUpperCase()}x`],
    ['its prefix alone', (_secret: string) => 'batik_'],
  ])('is refused if it is %s', async (_what, change) => {
    const { secret } = await addApiToken();
    const response = await send('/api/news', { headers: as(change(secret)) });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  test('does not work as a cookie', async () => {
    const { secret } = await addApiToken();
    const headers = { Cookie: `access_token=${secret}` };
    expect((await send('/api/auth/user', { headers })).status).toBe(401);
  });

  test('records when it was used, at most once a minute', async () => {
    const { secret } = await addApiToken({ lastUsedAt: null });
    const lastUse = async () => (await prisma.apiToken.findFirstOrThrow()).lastUsedAt?.getTime() ?? 0;
    await statusFor(secret);
    const first = await lastUse();
    expect(Date.now() - first).toBeLessThan(10_000);
    await statusFor(secret);
    expect(await lastUse()).toBe(first);
    await prisma.apiToken.updateMany({ data: { lastUsedAt: new Date(first - 60_000) } });
    await statusFor(secret);
    expect(await lastUse()).toBeGreaterThanOrEqual(first);
  });
});

describe('the list of tokens', () => {
  const list = async (headers: Headers) => {
    const { data } = await graphql<{ viewer: { apiTokens: { edges: { node: { name: string } }[] } } }>(
      '{ viewer { apiTokens { edges { node { name } } } } }',
      {},
      headers,
    );
    return data.viewer.apiTokens.edges.map(({ node }) => node.name);
  };

  test('is newest first, without revoked tokens or those of other admins', async () => {
    const { apiToken } = await addApiToken({ name: 'revoked' });
    await addApiToken({ name: 'expired' });
    await prisma.apiToken.updateMany({ where: { name: 'expired' }, data: { expiresAt: new Date(0) } });
    await addApiToken({ name: 'good' });
    await revoke(apiToken.id);
    const { id: adminUserId } = await prisma.adminUser.create({ data: { email: 'colleague@example.org' } });
    const good = await prisma.apiToken.findFirstOrThrow({ where: { name: 'good' } });
    const { id: theirs } = await prisma.apiToken.create({
      data: { ...good, id: 900, name: 'theirs', tokenHash: 'theirs', adminUserId },
    });
    expect(await list(admin)).toEqual(['good', 'expired']);
    expect(await revoke(theirs)).toBe('NotFoundError');
  });
});
