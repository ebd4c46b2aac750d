import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { loadFacts } from './facts.ts';
import { addNews, wax } from '../news/news.samples.ts';
import { recordStatements, tablesOf } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';

const statements = recordStatements();
const { graphql, sendJson, signIn } = useTestApp();

interface Saved {
  save: {
    code?: string;
    mayOverride?: boolean;
    findings?: { detail: string }[];
    newsArticle?: { databaseId: number };
  };
}

const result = `{
  ... on NewsArticlePayload { newsArticle { databaseId } }
  ... on LaunchCheckError { code mayOverride findings { detail } }
}`;
const createMutation = `mutation ($input: CreateNewsArticleInput!, $launchCheck: LaunchCheck, $key: String) {
  save: createNewsArticle(input: $input, launchCheck: $launchCheck, idempotencyKey: $key) ${result}
}`;
const updateMutation = `mutation ($id: Int!, $input: UpdateNewsArticleInput!, $launchCheck: LaunchCheck) {
  save: updateNewsArticle(id: $id, input: $input, launchCheck: $launchCheck) ${result}
}`;

/** An article with a link to nothing. */
const broken = { ...wax, contentEn: '[x](/nowhere)', contentId: '[y](/tidak-ada)' };
const refused = {
  save: {
    code: 'LAUNCH_CHECK',
    mayOverride: true,
    findings: [{ detail: '/nowhere' }, { detail: '/tidak-ada' }],
  },
};

const save = async (mutation: string, variables: Record<string, unknown>) =>
  (await graphql<Saved>(mutation, variables, await signIn())).data;

const overrides = async () =>
  (await prisma.change.findMany({ orderBy: { id: 'asc' } })).map(({ overridden }) => overridden);

describe('an article with something that stops it', () => {
  test('is not published by a strict save, of which nothing is written', async () => {
    const variables = { input: broken, launchCheck: 'STRICT', key: 'key-1' };
    expect(await save(createMutation, variables)).toEqual(refused);
    expect(await prisma.newsArticle.count()).toBe(0);
    expect(await prisma.change.count()).toBe(0);
    // The key is not used up.
    const { save: saved } = await save(createMutation, { ...variables, launchCheck: 'OVERRIDE' });
    expect(saved.newsArticle).toBeDefined();
  });

  test('is published by a save that overrides the check, which the history records', async () => {
    await save(createMutation, { input: broken, launchCheck: 'OVERRIDE' });
    expect(await prisma.newsArticle.count()).toBe(1);
    expect(await overrides()).toEqual([
      [
        expect.objectContaining({ kind: 'STOPS', code: 'LINK_BROKEN', detail: '/nowhere' }),
        expect.objectContaining({ field: 'contentId', detail: '/tidak-ada' }),
      ],
    ]);
    const { data } = await graphql<object>(
      '{ changes(first: 1) { edges { node { overridden { code field } } } } }',
      {},
      await signIn(),
    );
    const overridden = ['contentEn', 'contentId'].map((field) => ({ code: 'LINK_BROKEN', field }));
    expect(data).toEqual({ changes: { edges: [{ node: { overridden } }] } });
  });

  test('is saved as a draft, and stopped when that is published', async () => {
    const draft = { ...broken, published: false };
    const { save: saved } = await save(createMutation, { input: draft, launchCheck: 'STRICT' });
    const id = saved.newsArticle?.databaseId;
    const publish = { id, input: { published: true } };
    expect(await save(updateMutation, { ...publish, launchCheck: 'STRICT' })).toEqual(refused);
    expect(await prisma.newsArticle.findFirst()).toMatchObject({ published: false, version: 1 });
    await save(updateMutation, { ...publish, launchCheck: 'OVERRIDE' });
    expect(await prisma.newsArticle.findFirst()).toMatchObject({ published: true, version: 2 });
    expect(await overrides()).toEqual([null, [expect.anything(), expect.anything()]]);
  });

  test('is published without a check if none is asked for', async () => {
    await save(createMutation, { input: broken });
    expect((await sendJson('POST', '/api/news', broken, await signIn())).status).toBe(201);
    expect(await prisma.newsArticle.count()).toBe(2);
    expect(await overrides()).toEqual([null, null]);
  });
});

describe('a restoration that makes it public', () => {
  const restore = async (id: number | undefined, launchCheck?: string) =>
    save(
      `mutation ($id: Int!, $launchCheck: LaunchCheck) {
        save: restoreChange(id: $id, launchCheck: $launchCheck) {
          ... on RestoreChangePayload { change { action } }
          ... on LaunchCheckError { code mayOverride findings { detail } }
        }
      }`,
      { id, launchCheck },
    );
  const latest = () => prisma.change.findFirst({ orderBy: { id: 'desc' } });
  const restored = { save: { change: { action: 'restored' } } };

  test('of an earlier version is stopped, and passes with an override, which the history records', async () => {
    const { save: saved } = await save(createMutation, { input: broken });
    const first = (await latest())?.id;
    const draft = { id: saved.newsArticle?.databaseId, input: { ...wax, published: false } };
    await save(updateMutation, draft);
    expect(await restore(first)).toEqual(refused);
    expect(await prisma.newsArticle.findFirst()).toMatchObject({ published: false, version: 2 });
    expect(await prisma.change.count()).toBe(2);
    expect(await restore(first, 'OVERRIDE')).toEqual(restored);
    expect(await prisma.newsArticle.findFirst()).toMatchObject({ published: true, version: 3 });
    expect((await latest())?.overridden).toHaveLength(2);
  });

  test('from the trash is stopped, and leaves it there', async () => {
    const [article] = await addNews({ contentEn: '[x](/nowhere)' });
    const headers = await signIn();
    await graphql(`mutation { deleteNewsArticle(id: ${article?.id}) { __typename } }`, {}, headers);
    const deletion = await latest();
    expect(await restore(deletion?.id)).toMatchObject({ save: { code: 'LAUNCH_CHECK' } });
    expect(await latest()).toEqual(deletion);
    expect(await prisma.newsArticle.count()).toBe(0);
    expect(await restore(deletion?.id, 'OVERRIDE')).toEqual(restored);
    expect((await latest())?.overridden).toHaveLength(1);
  });

  test('is not stopped if it is a draft', async () => {
    const { save: saved } = await save(createMutation, { input: { ...broken, published: false } });
    const first = (await latest())?.id;
    await save(updateMutation, { id: saved.newsArticle?.databaseId, input: { titleEn: 'Other' } });
    expect(await restore(first)).toEqual(restored);
  });
});

test('overriding nothing is not recorded', async () => {
  await save(createMutation, { input: wax, launchCheck: 'OVERRIDE' });
  expect(await overrides()).toEqual([null]);
});

test('a new article may not be stopped by what only warns', async () => {
  const { save: saved } = await save(createMutation, { input: wax, launchCheck: 'STRICT' });
  expect(saved.newsArticle).toBeDefined();
});

test('checks a form, with what is stored for what it leaves out', async () => {
  const goLiveAt = new Date('2099-01-01');
  const [later] = await addNews({ goLiveAt });
  const [own] = await addNews({ goLiveAt });
  const input = { titleEn: 'Wax', contentEn: `[a](/news/${later?.id}) [b](/news/${own?.id})` };
  const stops = async (given: object, id?: number) => {
    const query = `query ($input: UnfinishedNewsArticleInput!, $id: Int) {
      checkNewsArticle(input: $input, id: $id) { kind detail }
    }`;
    const { data } = await graphql<{ checkNewsArticle: { kind: string; detail: string }[] }>(
      query,
      { input: given, id },
      await signIn(),
    );
    return data.checkNewsArticle.filter(({ kind }) => kind === 'STOPS').map(({ detail }) => detail);
  };
  expect(await stops(input)).toEqual([`/news/${later?.id}`, `/news/${own?.id}`]);
  expect(await stops(input, own?.id)).toEqual([]);
  expect(await stops({ ...input, goLiveAt: null }, own?.id)).toEqual([`/news/${later?.id}`]);
  expect(await stops({}, 2_147_483_647)).toEqual([]);
});

test('a change of the glossary counts from the next check on, and only a change prepares it again', async () => {
  const reasons = { reasonEn: 'Usual.', reasonId: 'Lazim.' };
  const term = await prisma.glossaryTerm.create({
    data: { termEn: 'canting', termId: 'canting', wrongEn: 'tjanting', wrongId: 'tjanting', ...reasons },
  });
  const find = async () => {
    const [article] = await prisma.newsArticle.findMany();
    const { misuses } = await loadFacts(prisma, article ? [article] : [], new Date());
    return { misuses, found: misuses.en('A tjanting and a tjap.').map(({ right }) => right) };
  };
  const first = await find();
  expect(first.found).toEqual(['canting']);
  expect((await find()).misuses).toBe(first.misuses);
  await prisma.glossaryTerm.update({ where: { id: term.id }, data: { wrongEn: 'tjanting\nklowong' } });
  await prisma.glossaryTerm.create({
    data: { termEn: 'cap', termId: 'cap', wrongEn: 'tjap', wrongId: 'tjap', ...reasons },
  });
  expect((await find()).found).toEqual(['canting', 'cap']);
  await prisma.glossaryTerm.deleteMany();
  expect((await find()).found).toEqual([]);
});

test('a list of articles shows its findings to admins, in the same number of statements for one as for twenty', async () => {
  await addNews(
    ...Array.from({ length: 20 }, (_, index) => ({ contentEn: `[x](/news/${index}) [y](/nowhere)` })),
  );
  const read = async (size: number, headers: Record<string, string>) => {
    statements.length = 0;
    const { data } = await graphql<{ news: { edges: { node: { findings: object[] | null } }[] } }>(
      `{ news(first: ${size}) { edges { node { findings { code } } } } }`,
      {},
      headers,
    );
    return { found: data.news.edges.map(({ node }) => node.findings), tables: tablesOf(statements) };
  };
  const headers = await signIn();
  const few = await read(1, headers);
  const many = await read(20, headers);
  expect(many.tables).toEqual(few.tables);
  expect(many.found).toHaveLength(20);
  for (const found of many.found) expect(found).toContainEqual({ code: 'LINK_BROKEN' });
  expect((await read(20, {})).found).toEqual(Array.from({ length: 20 }, () => null));
});
