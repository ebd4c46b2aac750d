import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { activeTokenLimit } from './apiTokens.ts';
import { addColleague } from './people.samples.ts';

const { graphql, signIn, signInAs } = useTestApp();

type Headers = Record<string, string>;
let admin: Headers;

beforeEach(async () => {
  admin = await signIn();
});

const feed = { name: 'A feed reader', scope: 'readOnly', lifetimeDays: 30 };
const day = 86_400_000;

/** Creates a token, and returns the response. */
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
              capabilities
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

describe('a new token', () => {
  test('shows its secret once; only a hash of it is stored', async () => {
    const { secret, apiToken } = await create();
    expect(secret).toMatch(/^batik_[\w-]{43}$/);
    expect(apiToken).toMatchObject({ name: 'A feed reader', scope: 'readOnly', lastUsedAt: null });
    expect(JSON.stringify(await prisma.apiToken.findMany())).not.toContain(secret.slice(6));
    expect((await create()).secret).not.toBe(secret);
  });

  test('has all of its person’s role, or chosen capabilities, each once', async () => {
    expect((await create()).apiToken).toMatchObject({ capabilities: null });
    expect((await create({ capabilities: null })).apiToken).toMatchObject({ capabilities: null });
    const { apiToken } = await create({ capabilities: ['news.read', 'news.write', 'news.read'] });
    expect(apiToken).toMatchObject({ capabilities: ['news.read', 'news.write'] });
    for (const capabilities of [[], ['news.dye'], ['news.read news.write']])
      expect(await create({ capabilities })).toMatchObject({ __typename: 'ValidationError' });
    expect(await prisma.apiToken.count()).toBe(3);
  });

  test.each([['news.write'], ['messages.write'], ['glossary.publish'], ['news.read', 'partners.write']])(
    'is refused with %s if it cannot read what it changes',
    async (...capabilities) => {
      expect(await create({ capabilities })).toMatchObject({
        message: expect.stringMatching(/^\w+\.\w+ needs \w+\.read as well/),
      });
      expect(await prisma.apiToken.count()).toBe(0);
    },
  );

  test('may change what nobody needs a capability to read', async () => {
    const { apiToken } = await create({ capabilities: ['patterns.write', 'database.manage'] });
    expect(apiToken).toMatchObject({ capabilities: ['patterns.write', 'database.manage'] });
  });

  test('is refused with a capability that its person’s role does not include', async () => {
    const headers = await signInAs(await addColleague({ role: 'author' }));
    expect(await create({ capabilities: ['news.read', 'people.manage'] }, headers)).toMatchObject({
      message: 'Your role does not include people.manage.',
      fields: [{ field: 'capabilities', code: 'INVALID' }],
    });
    expect(await prisma.apiToken.count()).toBe(0);
  });

  test('expires after the chosen number of days', async () => {
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

  test('accepts any name of up to 100 characters', async () => {
    expect((await create({ name: 'é'.repeat(100) })).__typename).toBe('CreateApiTokenPayload');
  });

  test('is refused beyond twenty active ones, even for concurrent requests', async () => {
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
    expect(answers.find(({ message }) => message)?.message).toContain('You already have 20 tokens');
  });
});
