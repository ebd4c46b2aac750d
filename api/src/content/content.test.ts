import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { saved, tagOf } from '../testing/noun/noun.ts';
import { entryLimit } from './content.ts';
import { addContent, title } from './content.samples.ts';

const { graphql, send, sendJson, signIn } = useTestApp();

interface Saved {
  contentEntry: Record<string, unknown>;
  contentKey: Record<string, unknown> | null;
  deletedId: string;
  message: string;
}

/** Runs a mutation as the editor and returns its result. */
async function mutate(field: string) {
  const payload = field.startsWith('save')
    ? 'ContentEntryPayload { contentEntry { key valueEn valueId version } contentKey { key state } }'
    : 'DeleteContentEntryPayload { deletedId contentKey { key state } }';
  const { data } = await graphql<{ result: Saved }>(
    `mutation { result: ${field} { ... on ${payload} ... on Error { message } } }`,
    {},
    await signIn(),
  );
  return data.result;
}

const stored = (key = title.key) => prisma.contentEntry.findUnique({ where: { key } });

describe('saving an entry over REST', () => {
  test('creates it, then changes it', async () => {
    const session = await signIn();
    const created = await sendJson('POST', '/api/content', title, session);
    expect([created.status, created.headers.get('ETag')]).toEqual([201, tagOf(1)]);
    expect(await created.json()).toEqual({ ...title, hidden: false, ...saved(1, title) });
    const change = { ...title, valueEn: 'Hot wax' };
    const changed = await sendJson('POST', '/api/content', change, session);
    expect([changed.status, changed.headers.get('ETag')]).toEqual([200, tagOf(2)]);
    expect(changed.headers.get('Location')).toBeNull();
    expect(await changed.json()).toEqual({ ...change, hidden: false, ...saved(2, title) });
    expect(await prisma.contentEntry.findMany()).toMatchObject([{ ...change, version: 2 }]);
  });

  test.each(['hero_title', 'competition.stage.1.title', '...', '__proto__'])(
    'returns the address of a new entry: %s',
    async (key) => {
      const created = await sendJson('POST', '/api/content', { ...title, key }, await signIn());
      const location = created.headers.get('Location');
      expect(location).toBe(`/api/content/${key}`);
      expect(await (await send(location ?? '')).json()).toMatchObject({ key });
    },
  );

  test('does not affect other entries', async () => {
    const [other] = await addContent({ key: 'hero_subtitle' });
    await sendJson('POST', '/api/content', title, await signIn());
    expect(await stored('hero_subtitle')).toEqual(other);
  });
});

test('reads an entry by its key over REST, and sends it again only if it has changed', async () => {
  await addContent({});
  const path = `/api/content/${title.key}`;
  const first = await send(path);
  expect([first.headers.get('ETag'), await first.json()]).toEqual([
    tagOf(1),
    { ...title, hidden: false, ...saved(1, title) },
  ]);
  const ifNoneMatch = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await send(path, { headers: ifNoneMatch })).status).toBe(304);
  await sendJson('POST', '/api/content', { ...title, valueEn: 'Hot wax' }, await signIn());
  const changed = await send(path, { headers: ifNoneMatch });
  expect([changed.status, await changed.json()]).toMatchObject([200, { valueEn: 'Hot wax' }]);
  const statuses = ['hero_subtitle', 'no%20key', 'x'.repeat(101)].map(
    async (key) => (await send(`/api/content/${key}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 400, 400]);
});

describe('saving an entry over GraphQL', () => {
  test('creates it, then changes it', async () => {
    expect(
      await mutate('saveContentEntry(input: { key: "hero_title", valueEn: "A", valueId: "B" })'),
    ).toEqual({
      contentEntry: { key: 'hero_title', valueEn: 'A', valueId: 'B', version: 1 },
      contentKey: { key: 'hero_title', state: 'SET' },
    });
    expect(
      await mutate('saveContentEntry(input: { key: "hero_title", valueEn: "C", valueId: "D" })'),
    ).toMatchObject({ contentEntry: { key: 'hero_title', valueEn: 'C', valueId: 'D', version: 2 } });
  });

  test('stores a key that the site does not use', async () => {
    expect(
      await mutate('saveContentEntry(input: { key: "campaign-2027", valueEn: "A", valueId: "B" })'),
    ).toMatchObject({ contentKey: { key: 'campaign-2027', state: 'UNKNOWN' } });
  });
});

describe('deleting an entry', () => {
  test('removes only that one, and restores the fallback', async () => {
    const [entry, other] = await addContent({}, { key: 'hero_subtitle' });
    const { deletedId, contentKey } = await mutate('deleteContentEntry(key: "hero_title")');
    expect(Buffer.from(deletedId, 'base64').toString()).toBe(`ContentEntry:${entry?.id}`);
    expect(contentKey).toEqual({ key: 'hero_title', state: 'FALLBACK' });
    expect(await prisma.contentEntry.findMany()).toEqual([other]);
  });

  test('of a key that the site does not use removes the key', async () => {
    await addContent({ key: 'campaign-2027' });
    expect((await mutate('deleteContentEntry(key: "campaign-2027")')).contentKey).toBeNull();
  });

  test.each(['hero_title', 'Hero_Title', '', '\\u0000'])('is refused for an unknown key: %j', async (key) => {
    expect(await mutate(`deleteContentEntry(key: "${key}")`)).toEqual({
      message: 'The content entry was not found.',
    });
  });
});

describe('at most a thousand entries', () => {
  const fill = (count: number) =>
    addContent(...Array.from({ length: count }, (_, i) => ({ key: `filler.${i}` })));

  test('are stored, and the list returns them all', async () => {
    await fill(entryLimit - 1);
    expect((await sendJson('POST', '/api/content', title, await signIn())).status).toBe(201);
    const response = await send('/api/content');
    expect(await response.json()).toHaveLength(entryLimit);
  });

  test('can be changed, but no more can be added, even concurrently', async () => {
    await fill(entryLimit - 1);
    const session = await signIn();
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((key) => sendJson('POST', '/api/content', { ...title, key }, session)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    const refused = responses.find(({ status }) => status === 400);
    expect(await refused?.json()).toEqual({
      error: expect.stringContaining('There are already 1000 content entries'),
    });
    const change = { ...title, key: 'filler.0' };
    expect((await sendJson('POST', '/api/content', change, session)).status).toBe(200);
    expect(await prisma.contentEntry.count()).toBe(entryLimit);
  });
});
