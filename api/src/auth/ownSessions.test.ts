import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';

const { graphql, send, signIn } = useTestApp();

interface SessionNode {
  databaseId: string;
  browser: string | null;
  system: string | null;
  network: string | null;
  isCurrent: boolean;
  createdAt: string;
  lastUsedAt: string;
}

const fields = 'databaseId browser system network isCurrent createdAt lastUsedAt';

/** The sessions as shown to the bearer of a token. */
async function list(headers: Record<string, string>, page = 'first: 100') {
  const { data, errors } = await graphql<{
    viewer: { sessions: { edges: { cursor: string; node: SessionNode }[] } | null } | null;
  }>(`{ viewer { sessions(${page}) { edges { cursor node { ${fields} } } } } }`, {}, headers);
  return { edges: data.viewer?.sessions?.edges ?? [], code: errors?.[0]?.extensions?.code };
}

const revoke = async (id: string, headers: Record<string, string>) => {
  const { data } = await graphql<{ revokeSession: object }>(
    `mutation { revokeSession(id: ${JSON.stringify(id)}) { __typename ... on RevokeSessionPayload { revokedId } } }`,
    {},
    headers,
  );
  return data.revokeSession;
};

const isAlive = async (headers: Record<string, string>) =>
  (await send('/api/auth/user', { headers })).status === 200;

describe('an admin’s sessions', () => {
  test('are listed with their device, the last used first, with the current one marked', async () => {
    const old = await signIn();
    await prisma.session.updateMany({
      data: {
        lastUsedAt: new Date('2026-01-02T03:04:05Z'),
        network: '192.0.2.0/24',
        userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    });
    await signIn();
    const { edges } = await list(old);
    expect(edges.map(({ node }) => node)).toMatchObject([
      { browser: 'a', system: null, network: null, isCurrent: false },
      {
        browser: 'Firefox',
        system: 'Windows',
        network: '192.0.2.0/24',
        isCurrent: true,
        lastUsedAt: '2026-01-02T03:04:05.000Z',
      },
    ]);
  });

  test('exclude ended ones and those of other admins', async () => {
    const here = await signIn();
    const mine = await prisma.session.findFirstOrThrow();
    const { id: adminUserId } = await prisma.adminUser.create({ data: { email: 'colleague@example.org' } });
    const ended = { revokedAt: new Date() };
    const expired = { expiresAt: new Date(0) };
    for (const change of [ended, expired, { adminUserId }]) {
      await prisma.session.create({ data: { ...mine, id: crypto.randomUUID(), ...change } });
    }
    expect((await list(here)).edges.map(({ node }) => node.databaseId)).toEqual([mine.id]);
  });

  test('are paged, even if last used at the same moment', async () => {
    const here = await signIn();
    for (let i = 0; i < 4; i += 1) await signIn();
    await prisma.session.updateMany({ data: { lastUsedAt: new Date('2026-01-02T03:04:05Z') } });
    const all = (await list(here)).edges;
    const first = (await list(here, 'first: 2')).edges;
    const rest = (await list(here, `first: 100, after: "${first.at(-1)?.cursor}"`)).edges;
    expect(all).toHaveLength(5);
    expect([...first, ...rest]).toEqual(all);
  });

  test.each(['nonsense', Buffer.from('[0,"no uuid"]').toString('base64url')])(
    'refuse a foreign cursor: %s',
    async (after) => {
      expect((await list(await signIn(), `after: "${after}"`)).code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('revoking a session', () => {
  test('takes effect with the next request, and ends no other session', async () => {
    const elsewhere = await signIn();
    const { id } = await prisma.session.findFirstOrThrow();
    const here = await signIn();
    expect(await isAlive(elsewhere)).toBe(true);
    const revokedId = Buffer.from(`Session:${id}`).toString('base64');
    expect(await revoke(id, here)).toEqual({ __typename: 'RevokeSessionPayload', revokedId });
    expect([await isAlive(elsewhere), await isAlive(here)]).toEqual([false, true]);
    expect(await revoke(id, here)).toEqual({ __typename: 'NotFoundError' });
  });

  test('works only for one’s own', async () => {
    const here = await signIn();
    const mine = await prisma.session.findFirstOrThrow();
    const { id: adminUserId } = await prisma.adminUser.create({ data: { email: 'colleague@example.org' } });
    const theirs = await prisma.session.create({ data: { ...mine, id: crypto.randomUUID(), adminUserId } });
    expect(await revoke(theirs.id, here)).toEqual({ __typename: 'NotFoundError' });
    expect((await prisma.session.findUniqueOrThrow({ where: { id: theirs.id } })).revokedAt).toBeNull();
  });

  test.each(['', 'x', '00000000-0000-4000-8000-000000000000', '%'])(
    'finds no session for “%s”',
    async (id) => {
      expect(await revoke(id, await signIn())).toEqual({ __typename: 'NotFoundError' });
    },
  );
});
