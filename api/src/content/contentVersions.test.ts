import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { tagOf } from '../testing/noun/noun.ts';
import { addContent, title } from './content.samples.ts';

const { graphql, sendJson, signIn } = useTestApp();

const mine = { ...title, valueEn: 'Mine' };
const stored = () => prisma.contentEntry.findUnique({ where: { key: title.key } });

describe('over GraphQL', () => {
  const input = 'input: { key: "hero_title", valueEn: "Mine", valueId: "Malam" }';
  const fields = { saveContentEntry: input, deleteContentEntry: 'key: "hero_title"' };

  const change = async (field: keyof typeof fields, version: number | null) => {
    const { data } = await graphql<{ result: { __typename: string } }>(
      `mutation ($version: Int) { result: ${field}(${fields[field]}, version: $version) {
         __typename ... on ConflictError { currentVersion }
       } }`,
      { version },
      await signIn(),
    );
    return data.result;
  };

  test.each(['saveContentEntry', 'deleteContentEntry'] as const)(
    '%s on another version is refused with the current one',
    async (field) => {
      const [entry] = await addContent({ version: 3 });
      for (const version of [0, 2, 4]) {
        expect(await change(field, version)).toEqual({ __typename: 'ConflictError', currentVersion: 3 });
      }
      expect(await stored()).toEqual(entry);
    },
  );

  test.each([3, null])('a save on version %s is accepted', async (version) => {
    await addContent({ version: 3 });
    expect(await change('saveContentEntry', version)).toEqual({ __typename: 'ContentEntryPayload' });
    expect(await stored()).toMatchObject({ ...mine, version: 4 });
  });

  test.each([3, null])('a deletion on version %s is accepted', async (version) => {
    await addContent({ version: 3 });
    expect(await change('deleteContentEntry', version)).toEqual({ __typename: 'DeleteContentEntryPayload' });
    expect(await stored()).toBeNull();
  });

  test('a save on version 0 creates an entry', async () => {
    expect(await change('saveContentEntry', 0)).toEqual({ __typename: 'ContentEntryPayload' });
    expect(await stored()).toMatchObject({ ...mine, version: 1 });
  });

  test('a save on a version of a deleted entry is refused', async () => {
    expect(await change('saveContentEntry', 1)).toEqual({ __typename: 'NotFoundError' });
    expect(await stored()).toBeNull();
  });
});

describe('over REST', () => {
  const save = async (ifMatch: string) =>
    sendJson('POST', '/api/content', mine, { ...(await signIn()), 'If-Match': ifMatch });

  test('a save with the ETag of an older version returns 412', async () => {
    const [entry] = await addContent({ version: 3 });
    const response = await save('"2"');
    expect(response.status).toBe(412);
    expect(await response.json()).toEqual({ error: expect.stringContaining('That version (3) was kept') });
    expect(await stored()).toEqual(entry);
  });

  test.each(['"1"', '*'])('a save on %s without an entry returns 412', async (ifMatch) => {
    expect((await save(ifMatch)).status).toBe(412);
    expect(await stored()).toBeNull();
  });

  test.each(['"3"', 'W/"3"', '"2", "3"', '*'])('If-Match: %s accepts the save', async (ifMatch) => {
    await addContent({ version: 3 });
    expect((await save(ifMatch)).headers.get('ETag')).toEqual(tagOf(4));
  });

  test('If-None-Match: * creates an entry, and changes none', async () => {
    const create = async () =>
      sendJson('POST', '/api/content', mine, { ...(await signIn()), 'If-None-Match': '*' });
    expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(412);
  });

  test('a save with an older version in the body returns 409', async () => {
    await addContent({ version: 3 });
    const response = await sendJson('POST', '/api/content', { ...mine, version: 2 }, await signIn());
    expect(response.status).toBe(409);
  });

  test('a malformed If-Match returns 400', async () => {
    expect((await save('three')).status).toBe(400);
  });
});

describe('simultaneous saves', () => {
  const values = ['First', 'Second', 'Third', 'Fourth'];

  const saveAll = async (headers: Record<string, string> = {}) => {
    const session = { ...(await signIn()), ...headers };
    return Promise.all(
      values.map((valueEn) => sendJson('POST', '/api/content', { ...title, valueEn }, session)),
    );
  };

  test('of a new key create one entry', async () => {
    const responses = await saveAll();
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    const last = values[responses.findIndex((response) => response.headers.get('ETag')?.startsWith('"4-'))];
    expect(await prisma.contentEntry.findMany()).toMatchObject([{ valueEn: last, version: 4 }]);
  });

  test('on one version make only one change', async () => {
    await addContent({ version: 3 });
    const responses = await saveAll({ 'If-Match': '"3"' });
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    const winner = values[responses.findIndex(({ status }) => status === 200)];
    expect(await stored()).toMatchObject({ valueEn: winner, version: 4 });
  });
});
