import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { unhandledLimit } from './contact.ts';
import { addMessages } from './contact.samples.ts';

const { graphql, signIn } = useTestApp();

interface Changed {
  contactMessage?: { handledAt: string | null; version: number; name: string };
  deletedId?: string;
  code?: string;
  currentVersion?: number;
}

/** Runs a mutation as an admin. */
async function change(field: string): Promise<Changed> {
  const { data } = await graphql<{ result: Changed }>(
    `mutation { result: ${field} {
       ... on MarkContactMessagePayload { contactMessage { handledAt version name } }
       ... on DeleteContactMessagePayload { deletedId }
       ... on Error { code } ... on ConflictError { currentVersion }
     } }`.replace(field.startsWith('mark') ? /\.\.\. on Delete.*\n/ : /\.\.\. on Mark.*\n/, ''),
    {},
    await signIn(),
  );
  return data.result;
}

describe('a message', () => {
  const read = async (query: string, session: Record<string, string>) =>
    (await graphql<Record<string, unknown>>(query, {}, session)).data;

  test('shows everything to an admin, by number and by global id', async () => {
    const [row] = await addMessages({
      subject: 'Halo',
      type: 'media',
      language: 'en',
      createdAt: new Date('2026-01-01'),
    });
    const fields = 'databaseId name email subject message type language createdAt handledAt mailedAt version';
    const expected = {
      databaseId: row?.id,
      name: 'Sari Lestari',
      email: 'sari@example.org',
      subject: 'Halo',
      message: 'Halo.',
      type: 'media',
      language: 'en',
      createdAt: '2026-01-01T00:00:00.000Z',
      handledAt: null,
      mailedAt: null,
      version: 1,
    };
    const session = await signIn();
    const byNumber = await read(`{ contactMessage(id: ${row?.id}) { ${fields} } }`, session);
    expect(byNumber['contactMessage']).toEqual(expected);
    const globalId = encodeGlobalID('ContactMessage', row?.id ?? 0);
    const byId = await read(`{ node(id: "${globalId}") { ... on ContactMessage { ${fields} } } }`, session);
    expect(byId['node']).toEqual(expected);
  });

  test('is hidden from visitors in every query', async () => {
    const [row] = await addMessages({});
    const globalId = encodeGlobalID('ContactMessage', row?.id ?? 0);
    expect(await read(`{ node(id: "${globalId}") { id } nodes(ids: ["${globalId}"]) { id } }`, {})).toEqual({
      node: null,
      nodes: [null],
    });
    for (const query of [
      '{ contactMessages { edges { cursor } } }',
      `{ contactMessage(id: ${row?.id}) { id } }`,
      '{ unhandledContactMessageCount }',
    ]) {
      const { errors } = await graphql(query);
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('marking', () => {
  test('as handled and back increments the version', async () => {
    const [row] = await addMessages({});
    const marked = await change(`markContactMessage(id: ${row?.id}, handled: true, version: 1)`);
    expect(marked.contactMessage).toEqual({ handledAt: expect.any(String), version: 2, name: row?.name });
    const unmarked = await change(`markContactMessage(id: ${row?.id}, handled: false)`);
    expect(unmarked.contactMessage).toMatchObject({ handledAt: null, version: 3 });
  });

  test('refuses an outdated version and a deleted message', async () => {
    const [row] = await addMessages({ version: 3 });
    expect(await change(`markContactMessage(id: ${row?.id}, handled: true, version: 2)`)).toEqual({
      code: 'CONFLICT',
      currentVersion: 3,
    });
    expect(await change('markContactMessage(id: 2147483647, handled: true)')).toEqual({ code: 'NOT_FOUND' });
    expect(await prisma.contactMessage.findMany()).toEqual([row]);
  });

  test('succeeds for only one of two concurrent calls', async () => {
    const [row] = await addMessages({});
    const mark = () => change(`markContactMessage(id: ${row?.id}, handled: true, version: 1)`);
    const codes = (await Promise.all([mark(), mark()])).map(({ code }) => code ?? 'done');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'done']);
  });
});

describe('deleting', () => {
  test('removes only that message and returns its id', async () => {
    const [row, other] = await addMessages({}, {});
    const { deletedId } = await change(`deleteContactMessage(id: ${row?.id}, version: 1)`);
    expect(deletedId).toBe(encodeGlobalID('ContactMessage', row?.id ?? 0));
    expect(await prisma.contactMessage.findMany()).toEqual([other]);
    expect(await change(`deleteContactMessage(id: ${row?.id})`)).toEqual({ code: 'NOT_FOUND' });
  });

  test('is refused for an older version', async () => {
    const [row] = await addMessages({ version: 2 });
    const refused = await change(`deleteContactMessage(id: ${row?.id}, version: 1)`);
    expect(refused).toMatchObject({ code: 'CONFLICT', currentVersion: 2 });
    expect(await prisma.contactMessage.count()).toBe(1);
  });
});

describe('the count of unhandled messages', () => {
  const count = async () => {
    const { data } = await graphql<{ unhandledContactMessageCount: number }>(
      '{ unhandledContactMessageCount }',
      {},
      await signIn(),
    );
    return data.unhandledContactMessageCount;
  };

  test('counts unhandled ones', async () => {
    expect(await count()).toBe(0);
    await addMessages({}, {}, { handledAt: new Date() });
    expect(await count()).toBe(2);
  });

  test('stops at its limit', async () => {
    await addMessages(...Array.from({ length: unhandledLimit + 1 }, () => ({})));
    expect(await count()).toBe(unhandledLimit);
  });
});
