// A save without changes has no effect: the version stays, nothing is recorded, and no cached response is dropped.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addMessages } from '../contact/contact.samples.ts';
import { addContent, title } from '../content/content.samples.ts';
import { prisma } from '../database/client.ts';
import { onModelsChanged } from '../database/trace.ts';
import { addImages } from '../images/images.samples.ts';
import { communityNoun } from '../communities/communities.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { nouns } from '../testing/noun/nouns.ts';
import { useTestApp } from '../testing/testApp.ts';

const { sendJson, signIn, graphql } = useTestApp();

let session: { Authorization: string };
const announced: string[] = [];
const stop = onModelsChanged((models) => void announced.push(...models));
afterAll(stop);

beforeEach(async () => {
  session = await signIn();
});

/** Runs `work`, and compares every table and the announcements. */
async function expectNoChange(work: () => Promise<void>): Promise<void> {
  const before = await databaseContents();
  announced.length = 0;
  await work();
  expect(announced).toEqual([]);
  expect(await databaseContents()).toEqual(before);
}

async function mutate(mutation: string): Promise<Record<string, unknown>> {
  const { data, errors } = await graphql<{ result: Record<string, unknown> }>(
    `mutation { result: ${mutation} }`,
    {},
    session,
  );
  expect(errors).toBeUndefined();
  return data.result;
}

const asInput = (values: object) =>
  `{ ${Object.entries(values)
    .map(
      ([name, value]) =>
        `${name}: ${['tier', 'province'].includes(name) ? String(value) : JSON.stringify(value)}`,
    )
    .join(', ')} }`;

const publishedAt = '2026-01-02T03:04:05.678Z';
const news = {
  type: 'NewsArticle',
  path: '/api/news',
  full: { titleEn: 'Wax', imageUrl: null, featured: false, publishedAt },
};

const kinds = [
  { ...news, add: () => addNews({ publishedAt }) },
  ...nouns.map(({ type, path, full, add }) => ({
    type,
    path,
    full,
    add: () => add(full),
  })),
];

describe.each(kinds)('$type', ({ type, path, full, add }) => {
  test.each([['nothing', {}] as const, ['the same', full] as const])('with %s', async (_what, values) => {
    const [row] = await add();
    await expectNoChange(async () => {
      const input = asInput(values);
      const answer = await mutate(
        `update${type}(id: ${row?.id}, version: 1, input: ${input}) { __typename }`,
      );
      expect(answer).toEqual({ __typename: `${type}Payload` });
      if (type === 'BatikPattern') return;
      const response = await sendJson('PUT', `${path}/${row?.id}`, values, session);
      expect([response.status, await response.json()]).toMatchObject([200, { version: 1 }]);
    });
    // An actual change still has its effects.
    await mutate(
      `update${type}(id: ${row?.id}, input: ${asInput({ [Object.keys(full)[0] ?? '']: 'New' })}) { __typename }`,
    );
    expect(await prisma.change.count()).toBe(1);
  });
});

test('a community’s contact object with its keys in any order', async () => {
  const [row] = await communityNoun.add({ contactInfo: { phone: '1', email: 'a@b.c' } });
  await expectNoChange(async () => {
    const body = { contactInfo: { email: 'a@b.c', phone: '1' } };
    expect((await sendJson('PUT', `/api/communities/${row?.id}`, body, session)).status).toBe(200);
  });
  await sendJson('PUT', `/api/communities/${row?.id}`, { contactInfo: null }, session);
  await expectNoChange(async () => {
    await sendJson('PUT', `/api/communities/${row?.id}`, { contactInfo: null }, session);
  });
});

test('a content entry with the same values', async () => {
  await addContent({});
  await expectNoChange(async () => {
    const response = await sendJson('POST', '/api/content', title, session);
    expect([response.status, await response.json()]).toMatchObject([200, { ...title, version: 1 }]);
    await mutate(`saveContentEntry(input: ${asInput(title)}) { __typename }`);
  });
});

test('an image with the same alternative texts', async () => {
  const [image] = await addImages({ altEn: 'A cloth' });
  await expectNoChange(async () => {
    await mutate(`updateImage(id: ${image?.id}, input: {}) { __typename }`);
    await mutate(`updateImage(id: ${image?.id}, input: { altEn: "A cloth", altId: null }) { __typename }`);
  });
});

test('messages that are already handled, one and several', async () => {
  const [a, b, waiting] = await addMessages({ handledAt: new Date() }, { handledAt: new Date() }, {});
  const several = (rows: (typeof a)[]) =>
    `markContactMessages(handled: true, messages: [${rows.map((row) => `{ id: ${row?.id}, version: 1 }`).join(', ')}])
      { ... on MarkContactMessagesPayload { contactMessages { databaseId version } } }`;
  await expectNoChange(async () => {
    await mutate(`markContactMessage(id: ${a?.id}, handled: true) { __typename }`);
    await mutate(`markContactMessage(id: ${waiting?.id}, handled: false) { __typename }`);
    expect((await mutate(several([a, b])))['contactMessages']).toHaveLength(2);
  });
  const { contactMessages } = await mutate(several([a, waiting]));
  expect(contactMessages).toEqual([
    { databaseId: a?.id, version: 1 },
    { databaseId: waiting?.id, version: 2 },
  ]);
  expect(await prisma.change.count()).toBe(1);
});

test('partners in their current order', async () => {
  const [a, b] = await addPartners({ order: 1 }, { order: 2 });
  await expectNoChange(async () => {
    await mutate(`reorderPartners(tier: silver, ids: [${a?.id}, ${b?.id}]) { __typename }`);
  });
});

test('an earlier version with the row’s current values', async () => {
  const [row] = await addNews({});
  for (const titleEn of ['New', 'Wax']) {
    await sendJson('PUT', `/api/news/${row?.id}`, { titleEn }, session);
  }
  const change = await prisma.change.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await expectNoChange(async () => {
    const answer = await mutate(
      `restoreChange(id: ${change.id}) { ... on RestoreChangePayload { change { databaseId } } }`,
    );
    expect(answer).toEqual({ change: { databaseId: change.id } });
  });
});
