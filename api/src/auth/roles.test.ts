import { describe, expect, onTestFinished, test } from 'vitest';
import { communityRules } from '../communities/communities.ts';
import { entityOf } from '../database/entities.ts';
import { prisma } from '../database/client.ts';
import { glossaryRules } from '../glossary/glossary.ts';
import { addNews, wax } from '../news/news.samples.ts';
import { newsRules } from '../news/news.ts';
import { partnerRules } from '../partners/partners.ts';
import { patternRules } from '../patterns/patterns.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { timelineRules } from '../timeline/timeline.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { rolesWith, type Role } from './capabilities.ts';

const { graphql, sendJson, signIn } = useTestApp();

type Headers = Record<string, string>;
interface Result {
  __typename: string;
  message?: string;
}

const become = (role: Role) =>
  prisma.adminUser.updateMany({ where: { email: editor.email }, data: { role } });

async function signInAs(role: Role): Promise<Headers> {
  await become(role);
  return signIn();
}

/** Calls a mutation. */
async function mutate(call: string, headers: Headers): Promise<Result> {
  const query = `mutation { result: ${call} { __typename ... on Error { message } } }`;
  const { data, errors } = await graphql<{ result: Result }>(query, {}, headers);
  const [error] = errors ?? [];
  return (
    data?.result ?? { __typename: error?.extensions?.code ?? 'no answer', message: error?.message ?? '' }
  );
}

async function article(values: Partial<typeof wax> & { published?: boolean } = {}): Promise<number> {
  const [row] = await addNews(values);
  if (!row) throw new Error('No article was stored.');
  return row.id;
}

/** Stores a working copy that somebody typed. */
const typedBy = (keptBy: string, itemId: number) =>
  prisma.workingCopy.create({
    data: {
      entity: 'NewsArticle',
      itemId,
      baseVersion: 1,
      changes: [{ field: 'titleEn', value: 'Ink', base: 'Wax' }],
      titleEn: 'Ink',
      titleId: 'Malam',
      keptBy,
      keptAt: new Date(),
    },
  });

const colleague = 'colleague@example.org';

describe('a publication that an author is refused', () => {
  test.each([
    ['a new article', 'POST', '', { ...wax, published: true }],
    ['a draft', 'PUT', '/draft', { published: true }],
    ['a draft that goes out later', 'PUT', '/draft', { published: true, goLiveAt: '2999-01-01T00:00:00Z' }],
    ['a public article', 'PUT', '/public', { titleEn: 'Ink' }],
    ['a public article that is hidden', 'PUT', '/public', { published: false }],
  ])('leaves everything as it was: %s', async (_what, method, place, body) => {
    const ids = {
      '/draft': await article({ published: false }),
      '/public': await article({ published: true }),
    };
    await typedBy(editor.email, ids['/draft']);
    const path = `/api/news${place && `/${ids[place as keyof typeof ids]}`}`;
    const author = await signInAs('author');
    const before = await databaseContents();
    const headers = { ...author, 'Idempotency-Key': '"a-key"' };
    const refused = await sendJson(method, path, body, headers);
    expect(refused.status).toBe(403);
    expect(await databaseContents()).toEqual(before);
    // The key was not used up.
    await become('editor');
    expect((await sendJson(method, path, body, headers)).ok).toBe(true);
  });

  test('keeps the working copy that it would have published', async () => {
    const id = await article({ published: false });
    const copy = await typedBy(editor.email, id);
    const author = await signInAs('author');
    const before = await databaseContents();
    const call = `updateNewsArticle(id: ${id}, input: { published: true }, idempotencyKey: "a-key",
      publishes: { id: ${copy.id}, revision: ${copy.revision} })`;
    expect(await mutate(call, author)).toMatchObject({ __typename: 'FORBIDDEN' });
    expect(await databaseContents()).toEqual(before);
  });
});

describe('a working copy', () => {
  const place = (itemId: number) => `entity: NewsArticle, itemId: ${itemId}, revision: 1`;
  const ways: [string, (itemId: number) => string][] = [
    ['discarding it', (itemId) => `discardWorkingCopy(${place(itemId)})`],
    ['keeping no change', (itemId) => `keepWorkingCopy(${place(itemId)}, baseVersion: 1, changes: [])`],
  ];

  test.each(ways)('that somebody else typed last is not ended by an author %s', async (_how, call) => {
    const id = await article({ published: false });
    await typedBy(colleague, id);
    const author = await signInAs('author');
    const before = await databaseContents();
    expect(await mutate(call(id), author)).toEqual({
      __typename: 'FORBIDDEN',
      message: 'Someone else has typed into this. An editor can discard it.',
    });
    expect(await databaseContents()).toEqual(before);
  });

  test.each(ways)('is ended by its author, and by an editor, %s', async (_how, call) => {
    const id = await article({ published: false });
    for (const [keptBy, role] of [
      [editor.email, 'author'],
      [colleague, 'editor'],
    ] as const) {
      await typedBy(keptBy, id);
      expect((await mutate(call(id), await signInAs(role))).__typename).toMatch(/Payload$/);
      expect(await prisma.workingCopy.count()).toBe(0);
    }
  });

  test('into which somebody else has typed is not discarded by the author who typed last', async () => {
    const id = await article({ published: false });
    await typedBy(colleague, id);
    const author = await signInAs('author');
    const typed = `keepWorkingCopy(${place(id)}, baseVersion: 1, changes: [{ field: "titleId", value: "Lilin", base: "Malam" }])`;
    expect((await mutate(typed, author)).__typename).toBe('KeepWorkingCopyPayload');
    const discard = `discardWorkingCopy(entity: NewsArticle, itemId: ${id}, revision: 2)`;
    const isDiscardable = async (headers: Headers) => {
      const query = `{ workingCopy(entity: NewsArticle, itemId: ${id}) { mayDiscard } }`;
      const { data } = await graphql<{ workingCopy: { mayDiscard: boolean } }>(query, {}, headers);
      return data.workingCopy.mayDiscard;
    };
    expect(await isDiscardable(author)).toBe(false);
    expect((await mutate(discard, author)).__typename).toBe('FORBIDDEN');
    const anEditor = await signInAs('editor');
    expect(await isDiscardable(anEditor)).toBe(true);
    expect((await mutate(discard, anEditor)).__typename).toBe('DiscardWorkingCopyPayload');
  });

  test('of a new item becomes a draft by any author, whoever typed last, and is public by none', async () => {
    const { id, revision } = await prisma.workingCopy.create({
      data: {
        entity: 'NewsArticle',
        newKey: 'a',
        baseVersion: 0,
        changes: [{ field: 'titleEn', value: 'Ink', base: '' }],
        titleEn: 'Ink',
        titleId: '',
        keptBy: colleague,
      },
    });
    const author = await signInAs('author');
    const create = (published: boolean) =>
      mutate(
        `createNewsArticle(input: { titleEn: "Ink", titleId: "Tinta", category: "culture", published: ${published} },
          publishes: { id: ${id}, revision: ${revision} })`,
        author,
      );
    expect(await create(true)).toMatchObject({ __typename: 'FORBIDDEN' });
    expect([await prisma.workingCopy.count(), await prisma.newsArticle.count()]).toEqual([1, 0]);
    expect(await create(false)).toMatchObject({ __typename: 'NewsArticlePayload' });
    expect([await prisma.workingCopy.count(), await prisma.newsArticle.count()]).toEqual([0, 1]);
  });

  test('of somebody else stays when an author saves, of the same item or another one', async () => {
    const [mine, other] = [await article({ published: false }), await article({ published: true })];
    const author = await signInAs('author');
    for (const [copied, outcome] of [
      [mine, 'NewsArticlePayload'],
      [other, 'ValidationError'],
    ] as const) {
      const { id, revision } = await typedBy(colleague, copied);
      const call = `updateNewsArticle(id: ${mine}, input: { titleEn: "Dye ${copied}" }, publishes: { id: ${id}, revision: ${revision} })`;
      expect((await mutate(call, author)).__typename).toBe(outcome);
      expect(await prisma.workingCopy.count({ where: { id } })).toBe(1);
    }
  });
});

describe('with the next call', () => {
  const identify: [string, () => Promise<Headers>][] = [
    ['a session', signIn],
    ['an API token', async () => ({ Authorization: `Bearer ${(await addApiToken()).secret}` })],
  ];

  test.each(identify)('%s loses what its person’s role loses', async (_what, headersOf) => {
    await become('editor');
    const headers = await headersOf();
    const id = await article({ published: true });
    const overRest = async () =>
      (await sendJson('PUT', `/api/news/${id}`, { titleEn: 'Ink' }, headers)).status;
    const overGraphql = async () =>
      (await mutate(`updateNewsArticle(id: ${id}, input: { titleEn: "Dye" })`, headers)).__typename;
    expect([await overRest(), await overGraphql()]).toEqual([200, 'NewsArticlePayload']);
    await become('author');
    expect([await overRest(), await overGraphql()]).toEqual([403, 'FORBIDDEN']);
    await become('owner');
    expect([await overRest(), await overGraphql()]).toEqual([200, 'NewsArticlePayload']);
    await prisma.adminUser.updateMany({ data: { disabledAt: new Date() } });
    const { status } = await sendJson('POST', '/graphql', { query: '{ viewer { email } }' }, headers);
    expect([await overRest(), status]).toEqual([401, 401]);
  });
});

describe('restoring', () => {
  /** Changes an article, changes two at once and deletes one; each can be undone by whoever made it. */
  async function arrange() {
    const owner = await signInAs('owner');
    const [changed, deleted] = [await article({ published: false }), await article({ published: false })];
    await mutate(`updateNewsArticle(id: ${changed}, input: { titleEn: "Ink" })`, owner);
    await mutate(`updateNewsArticle(id: ${changed}, input: { titleEn: "Dye" })`, owner);
    await mutate(`deleteNewsArticle(id: ${deleted})`, owner);
    const bulk = [{ id: await article({ published: false }), version: 1 }];
    const { data } = await graphql<{ done: { undo: string } }>(
      `
        mutation ($articles: [NewsArticleTarget!]) {
          done: changeNewsArticles(articles: $articles, change: { featured: true }) {
            ... on ChangeNewsArticlesPayload {
              undo
            }
          }
        }
      `,
      { articles: bulk },
      owner,
    );
    const changes = await prisma.change.findMany({ orderBy: { id: 'asc' } });
    const [state, , deletion] = changes;
    return [
      `restoreChange(id: ${state?.id})`,
      `restoreChange(id: ${deletion?.id})`,
      `undoNewsArticleChanges(undo: "${data.done.undo}")`,
    ];
  }

  test('is refused to an author, whatever the way, and changes nothing', async () => {
    const calls = await arrange();
    const author = await signInAs('author');
    const before = await databaseContents();
    for (const call of calls)
      expect([call, await mutate(call, author)]).toMatchObject([call, { __typename: 'FORBIDDEN' }]);
    expect(await databaseContents()).toEqual(before);
  });

  test('is an editor’s right only with that to publish the noun', async () => {
    const calls = await arrange();
    const headers = await signInAs('editor');
    const roles = rolesWith['news.publish'];
    onTestFinished(() => void Object.assign(rolesWith, { 'news.publish': roles }));
    Object.assign(rolesWith, { 'news.publish': ['owner'] });
    const before = await databaseContents();
    for (const call of calls)
      expect([call, await mutate(call, headers)]).toMatchObject([call, { __typename: 'FORBIDDEN' }]);
    expect(await databaseContents()).toEqual(before);
    Object.assign(rolesWith, { 'news.publish': roles });
    for (const call of calls)
      expect([call, (await mutate(call, headers)).__typename]).toEqual([
        call,
        expect.stringMatching(/Payload$/),
      ]);
  });

  test.each(
    [newsRules, partnerRules, communityRules, timelineRules, patternRules, glossaryRules].map(
      ({ model, publish }) => ({ model, publish }),
    ),
  )('a row of $model needs $publish', ({ model, publish }) => {
    expect(entityOf(model).restore).toBe(publish);
  });
});
