import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { activeTokenLimit } from './apiTokens.ts';

const { graphql, send, sendJson, signIn } = useTestApp();

type Headers = Record<string, string>;
let admin: Headers;

beforeEach(async () => {
  admin = await signIn();
});

const feed = { name: 'A feed reader', scope: 'readOnly', lifetimeDays: 30 };
const day = 86_400_000;

/** Makes a token; what a caller is answered. */
async function create(changes: object = {}, headers = admin) {
  const { data, errors } = await graphql<{
    createApiToken: {
      __typename: string;
      secret: string;
      apiToken: { databaseId: number; expiresAt: string };
      fields: { field: string; code: string }[];
      message: string;
    };
  }>(
    `
      mutation ($input: CreateApiTokenInput!) {
        createApiToken(input: $input) {
          __typename
          ... on CreateApiTokenPayload {
            secret
            apiToken {
              databaseId
              name
              scope
              createdAt
              expiresAt
              lastUsedAt
            }
          }
          ... on Error {
            message
          }
          ... on ValidationError {
            fields {
              field
              code
            }
          }
        }
      }
    `,
    { input: { ...feed, ...changes } },
    headers,
  );
  return { ...data?.createApiToken, code: errors?.[0]?.extensions?.code };
}

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

describe('a new token', () => {
  test('tells its secret once; only a hash of it is kept', async () => {
    const { secret, apiToken } = await create();
    expect(secret).toMatch(/^batik_[\w-]{43}$/);
    expect(apiToken).toMatchObject({ name: 'A feed reader', scope: 'readOnly', lastUsedAt: null });
    expect(JSON.stringify(await prisma.apiToken.findMany())).not.toContain(secret.slice(6));
    expect((await create()).secret).not.toBe(secret);
  });

  test('expires after the days that were chosen', async () => {
    for (const lifetimeDays of [7, 30, 365]) {
      const { apiToken } = await create({ lifetimeDays });
      const lifetime = new Date(apiToken.expiresAt).getTime() - Date.now();
      expect(Math.abs(lifetime - lifetimeDays * day)).toBeLessThan(60_000);
    }
  });

  test.each([
    ['name', '', 'REQUIRED'],
    ['name', ' \t ', 'REQUIRED'],
    ['name', 'x'.repeat(101), 'TOO_LONG'],
    ['name', 'two\nlines', 'INVALID'],
    ['lifetimeDays', 6, 'INVALID'],
    ['lifetimeDays', 366, 'INVALID'],
  ])('with the %s %j is refused as %s', async (field, value, code) => {
    const answer = await create({ [field]: value });
    expect(answer.fields).toEqual([{ field, code }]);
    expect(await prisma.apiToken.count()).toBe(0);
  });

  test('may be called anything of 100 characters', async () => {
    expect((await create({ name: 'é'.repeat(100) })).__typename).toBe('CreateApiTokenPayload');
  });

  test('is one too many after twenty good ones, also when many are asked for at once', async () => {
    const { id: adminUserId } = await prisma.adminUser.findFirstOrThrow();
    const soon = new Date(Date.now() + day);
    const stored = (i: number, changes: object) => ({
      adminUserId,
      name: 'x',
      scope: 'readOnly' as const,
      tokenHash: `${i}`,
      expiresAt: soon,
      ...changes,
    });
    await prisma.apiToken.createMany({
      data: [
        ...Array.from({ length: activeTokenLimit - 1 }, (_, i) => stored(i, {})),
        stored(100, { revokedAt: new Date() }),
        stored(101, { expiresAt: new Date() }),
      ],
    });
    const answers = await Promise.all([create(), create(), create()]);
    const types = answers.map(({ __typename }) => __typename).toSorted();
    expect(types).toEqual(['CreateApiTokenPayload', 'ValidationError', 'ValidationError']);
    expect(answers.find(({ message }) => message)?.message).toContain('20 tokens already');
  });
});

describe('a token', () => {
  test('acts as its admin over REST and GraphQL', async () => {
    const { secret } = await create();
    const user = await send('/api/auth/user', { headers: as(secret) });
    expect(await user.json()).toMatchObject({ email: 'editor@example.org', role: 'admin' });
    const { data } = await graphql('{ viewer { email } databaseStatistics { news } }', {}, as(secret));
    expect(data).toEqual({ viewer: { email: 'editor@example.org' }, databaseStatistics: { news: 0 } });
  });

  test('that may write, writes', async () => {
    const { secret } = await create({ scope: 'readWrite' });
    const article = { titleEn: 'Wax', titleId: 'Malam', category: 'culture' };
    expect((await sendJson('POST', '/api/news', article, as(secret))).status).toBe(201);
  });

  test('is refused once it has expired', async () => {
    const { secret } = await create();
    expect(await statusFor(secret)).toBe(200);
    await prisma.apiToken.updateMany({ data: { expiresAt: new Date() } });
    expect(await statusFor(secret)).toBe(401);
  });

  test('is refused once it is revoked, and its session-mates are not', async () => {
    const { secret, apiToken } = await create();
    const other = await create();
    expect(await revoke(apiToken.databaseId)).toBe('RevokeApiTokenPayload');
    expect([await statusFor(secret), await statusFor(other.secret)]).toEqual([401, 200]);
    expect(await revoke(apiToken.databaseId)).toBe('NotFoundError');
  });

  test('is refused while its admin is disabled, and gone with them', async () => {
    const { secret } = await create();
    await prisma.adminUser.updateMany({ data: { disabledAt: new Date() } });
    expect(await statusFor(secret)).toBe(401);
    await prisma.adminUser.deleteMany();
    expect(await prisma.apiToken.count()).toBe(0);
  });

  test('outlives the sessions of its admin', async () => {
    const { secret } = await create();
    await sendJson('POST', '/api/auth/sign-out', undefined, admin);
    expect(await statusFor(secret)).toBe(200);
  });

  test.each([
    ['an unknown one', (_secret: string) => `batik_${'x'.repeat(43)}`],
    ['one with another prefix', (secret: string) => secret.replace('batik_', 'kain_')],
    ['one without its prefix', (secret: string) => secret.replace('batik_', '')],
    ['one in other letters', (secret: string) => `batik_${secret.slice(6).toUpperCase()}x`],
    ['its prefix alone', (_secret: string) => 'batik_'],
  ])('is not mistaken for %s', async (_what, change) => {
    const { secret } = await create();
    const response = await send('/api/news', { headers: as(change(secret)) });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  test('is no cookie', async () => {
    const { secret } = await create();
    const headers = { Cookie: `access_token=${secret}` };
    expect((await send('/api/auth/user', { headers })).status).toBe(401);
  });

  test('remembers when it was used, at most once a minute', async () => {
    const { secret } = await create();
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

  test('is newest first, without revoked ones and anybody else’s', async () => {
    const { apiToken } = await create({ name: 'revoked' });
    await create({ name: 'expired' });
    await prisma.apiToken.updateMany({ where: { name: 'expired' }, data: { expiresAt: new Date(0) } });
    await create({ name: 'good' });
    await revoke(apiToken.databaseId);
    const { id: adminUserId } = await prisma.adminUser.create({ data: { email: 'colleague@example.org' } });
    const good = await prisma.apiToken.findFirstOrThrow({ where: { name: 'good' } });
    const { id: theirs } = await prisma.apiToken.create({
      data: { ...good, id: 900, name: 'theirs', tokenHash: 'theirs', adminUserId },
    });
    expect(await list(admin)).toEqual(['good', 'expired']);
    expect(await revoke(theirs)).toBe('NotFoundError');
  });
});
