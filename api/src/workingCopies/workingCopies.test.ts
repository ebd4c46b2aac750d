import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { emptyTrash } from '../history/emptyTrash.ts';
import type { ImageStorage } from '../images/storage.ts';
import { addNews } from '../news/news.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { copyLimit, ownCopyLimit } from './workingCopies.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

interface Outcome {
  __typename: string;
  message?: string;
  currentVersion?: number;
  workingCopy?: { databaseId: number; revision: number; titleEn: string; titleId: string } | null;
}

interface Place {
  itemId?: number;
  newKey?: string;
}

const titled = (value: string, base = '') => [{ field: 'titleEn', value, base }];

/** Calls a mutation of working copies of articles. */
async function call(name: string, variables: Place & Record<string, unknown>, more = ''): Promise<Outcome> {
  const given = { changes: titled('Wax'), revision: 0, baseVersion: 0, ...variables };
  const isKeep = name === 'keepWorkingCopy';
  const declared = `$itemId: Int, $newKey: String, $revision: Int!${isKeep ? ', $baseVersion: Int!, $changes: [WorkingCopyChangeInput!]!, $duplicates: Int' : ''}`;
  const passed = `entity: NewsArticle, itemId: $itemId, newKey: $newKey, revision: $revision${isKeep ? ', baseVersion: $baseVersion, changes: $changes, duplicates: $duplicates' : ''}`;
  const { data } = await graphql<{ result: Outcome }>(
    `mutation (${declared}) { result: ${name}(${passed}) {
       __typename ... on Error { message } ... on ConflictError { currentVersion } ${more}
     } }`,
    isKeep ? given : { itemId: given.itemId, newKey: given.newKey, revision: given.revision },
    await signIn(),
  );
  return data.result;
}

const keep = (variables: Place & Record<string, unknown>) =>
  call(
    'keepWorkingCopy',
    variables,
    '... on KeepWorkingCopyPayload { workingCopy { databaseId revision titleEn titleId } }',
  );

const count = () => prisma.workingCopy.count();

async function addArticle() {
  const [row] = await addNews({});
  if (!row) throw new Error('No article was stored.');
  return row;
}

describe('keeping', () => {
  test('keeps what is typed into a form, again and again, and changes nothing that readers see', async () => {
    const article = await addArticle();
    const itemId = article.id;
    const first = await keep({ itemId, baseVersion: 1, changes: titled('Wax', article.titleEn) });
    expect(first.workingCopy).toMatchObject({ revision: 1, titleEn: 'Wax', titleId: article.titleId });
    const second = await keep({ itemId, revision: 1, baseVersion: 1, changes: titled('Wax and', '') });
    expect(second.workingCopy).toMatchObject({ revision: 2, titleEn: 'Wax and' });
    expect(await count()).toBe(1);
    expect(await prisma.newsArticle.findUnique({ where: { id: itemId } })).toEqual(article);
  });

  test('names a new item by what is typed so far, in either language', async () => {
    const changes = [{ field: 'titleId', value: 'Malam', base: '' }];
    expect((await keep({ newKey: 'a', changes })).workingCopy).toMatchObject({
      titleEn: '',
      titleId: 'Malam',
    });
  });

  test('ends when nothing differs from the item', async () => {
    await keep({ newKey: 'a' });
    expect(await keep({ newKey: 'a', revision: 1, changes: [] })).toEqual({
      __typename: 'KeepWorkingCopyPayload',
      workingCopy: null,
    });
    expect(await count()).toBe(0);
  });

  test('refuses to overwrite what someone else kept, also at the same time', async () => {
    await keep({ newKey: 'a' });
    const late = { __typename: 'ConflictError', currentVersion: 1 };
    expect(await keep({ newKey: 'a', changes: titled('Ink') })).toMatchObject(late);
    expect(await keep({ newKey: 'a', changes: [] })).toMatchObject(late);
    const { id } = await addArticle();
    const outcomes = await Promise.all(
      ['Wax', 'Ink', 'Dye'].map((title) => keep({ itemId: id, changes: titled(title) })),
    );
    expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConflictError',
      'ConflictError',
      'KeepWorkingCopyPayload',
    ]);
  });

  test.each<[string, Place & Record<string, unknown>, string]>([
    ['no place', {}, 'either an item, or a new one'],
    ['two places', { itemId: 1, newKey: 'a' }, 'either an item, or a new one'],
    ['an impossible key', { newKey: 'a b' }, 'visible ASCII'],
    ['a key too long', { newKey: 'x'.repeat(101) }, 'visible ASCII'],
    ['an unknown field', { newKey: 'a', changes: [{ field: 'id', value: '7', base: '' }] }, 'Choose one of'],
    ['a field twice', { newKey: 'a', changes: [...titled('Wax'), ...titled('Ink')] }, 'once'],
    ['a value too long', { newKey: 'a', changes: titled('x'.repeat(100_001)) }, 'At most 100000 characters'],
    [
      'more than fits a working copy',
      {
        newKey: 'a',
        changes: ['titleEn', 'titleId', 'contentEn'].map((field) => ({
          field,
          value: 'x'.repeat(100_000),
          base: 'y'.repeat(field === 'contentEn' ? 100_000 : 50_001),
        })),
      },
      'at most 500,000 characters altogether',
    ],
    ['a null character', { newKey: 'a', changes: titled('\0') }, 'not allowed'],
    ['a duplicate of nothing', { newKey: 'a', duplicates: 0 }, 'At least 1'],
    ['a duplicate that is stored', { itemId: 1, duplicates: 1 }, 'Only a new item is a duplicate'],
    ['a version of what is not stored', { newKey: 'a', baseVersion: 1 }, 'no version 1 to be based on'],
    ['an impossible revision', { newKey: 'a', revision: -1 }, 'At least 0'],
  ])('refuses %s', async (_what, variables, message) => {
    expect(await keep(variables)).toEqual({
      __typename: 'ValidationError',
      message: expect.stringContaining(message),
    });
    expect(await count()).toBe(0);
  });

  test('keeps a value of the longest length, with spaces at its ends', async () => {
    const value = ` ${'x'.repeat(99_998)} `;
    await keep({ newKey: 'x'.repeat(100), changes: titled(value) });
    expect(await prisma.workingCopy.findFirst()).toMatchObject({ changes: titled(value) });
  });

  test('keeps as many characters as a working copy may have', async () => {
    const changes = ['titleEn', 'titleId', 'contentEn'].map((field) => ({
      field,
      value: 'x'.repeat(100_000),
      base: 'y'.repeat(field === 'contentEn' ? 100_000 : 50_000),
    }));
    expect((await keep({ newKey: 'a', changes })).__typename).toBe('KeepWorkingCopyPayload');
  });

  test('refuses an item that does not exist', async () => {
    expect(await keep({ itemId: 2_147_483_647 })).toEqual({
      __typename: 'NotFoundError',
      message: 'The news article was not found.',
    });
  });

  test('refuses a version that the item does not have yet', async () => {
    const { id: itemId } = await addArticle();
    expect(await keep({ itemId, baseVersion: 2 })).toEqual({
      __typename: 'ValidationError',
      message: 'The news article has no version 2 to be based on.',
    });
    expect(await keep({ itemId, baseVersion: 1 })).toMatchObject({ workingCopy: { revision: 1 } });
  });

  test.each([
    ['one more than there may be', copyLimit, 'colleague@example.org', 'There are 1,000 working copies'],
    ['one more than a person may have', ownCopyLimit, editor.email, 'You have 200 working copies'],
  ])('refuses %s, and goes on keeping the others', async (_what, limit, keptBy, message) => {
    await keep({ newKey: 'a' });
    const { newKey: _key, id: _id, ...row } = await prisma.workingCopy.findFirstOrThrow();
    await prisma.workingCopy.createMany({
      data: Array.from({ length: limit - 1 }, (_, index) => ({
        ...row,
        keptBy,
        changes: [],
        newKey: `other-${index}`,
      })),
    });
    expect(await keep({ newKey: 'b' })).toMatchObject({
      __typename: 'ValidationError',
      message: expect.stringContaining(message),
    });
    expect(await keep({ newKey: 'a', revision: 1 })).toMatchObject({ __typename: 'KeepWorkingCopyPayload' });
  });
});

test('the working copies that one typed last are listed apart', async () => {
  await keep({ newKey: 'mine' });
  await keep({ newKey: 'theirs' });
  await prisma.workingCopy.updateMany({
    where: { newKey: 'theirs' },
    data: { keptBy: 'colleague@example.org' },
  });
  const listed = async (args: string) => {
    const { data } = await graphql<{ workingCopies: { edges: { node: { newKey: string } }[] } }>(
      `{ workingCopies${args} { edges { node { newKey } } } }`,
      {},
      await signIn(),
    );
    return data.workingCopies.edges.map(({ node }) => node.newKey);
  };
  expect(await listed('(own: true)')).toEqual(['mine']);
  expect(await listed('(own: false)')).toEqual(['theirs']);
  expect(await listed('')).toEqual(['theirs', 'mine']);
});

describe('ending', () => {
  const publish = async (id: number, copy: { id: number; revision: number }, title = 'Wax') => {
    const { data } = await graphql<{ result: { __typename: string } }>(
      `
        mutation ($id: Int!, $input: UpdateNewsArticleInput!, $copy: PublishedCopyInput) {
          result: updateNewsArticle(id: $id, input: $input, publishes: $copy) {
            __typename
          }
        }
      `,
      { id, input: { titleEn: title }, copy },
      await signIn(),
    );
    return data.result.__typename;
  };

  const kept = async () => {
    const { id } = await addArticle();
    const { workingCopy } = await keep({ itemId: id, baseVersion: 1 });
    if (!workingCopy) throw new Error('It was not kept.');
    return { itemId: id, copyId: workingCopy.databaseId };
  };

  test('is discarded by the change that publishes it', async () => {
    const { itemId, copyId } = await kept();
    expect(await publish(itemId, { id: copyId, revision: 1 })).toBe('NewsArticlePayload');
    expect(await count()).toBe(0);
  });

  test('stays if the change is refused, as it is if someone has typed on', async () => {
    const { itemId, copyId } = await kept();
    expect(await publish(itemId, { id: copyId, revision: 1 }, '')).toBe('ValidationError');
    await keep({ itemId, revision: 1, changes: titled('Wax and water') });
    expect(await publish(itemId, { id: copyId, revision: 1 }, 'Wax as I saw it')).toBe('ConflictError');
    expect(await prisma.newsArticle.findUnique({ where: { id: itemId } })).not.toMatchObject({
      titleEn: 'Wax as I saw it',
    });
    expect(await count()).toBe(1);
  });

  test('of another item is refused, and stays', async () => {
    const [{ copyId }, { id }] = [await kept(), await addArticle()];
    const { workingCopy } = await keep({ newKey: 'a' });
    for (const other of [copyId, workingCopy?.databaseId ?? 0])
      expect(await publish(id, { id: other, revision: 1 }, 'Ink')).toBe('ValidationError');
    expect(await prisma.newsArticle.findUnique({ where: { id } })).not.toMatchObject({ titleEn: 'Ink' });
    expect(await count()).toBe(2);
  });

  test('may have been discarded before the change of an item', async () => {
    const { itemId, copyId } = await kept();
    await call('discardWorkingCopy', { itemId, revision: 1 });
    expect(await publish(itemId, { id: copyId, revision: 1 })).toBe('NewsArticlePayload');
  });

  describe('of a new item', () => {
    const texts = { titleEn: 'Wax', titleId: 'Malam' };
    const create = async (copy: { id: number; revision: number }, key?: string, input: object = texts) => {
      const { data } = await graphql<{ result: { __typename: string; currentVersion?: number } }>(
        `
          mutation ($input: CreateNewsArticleInput!, $copy: PublishedCopyInput, $key: String) {
            result: createNewsArticle(input: $input, publishes: $copy, idempotencyKey: $key) {
              __typename
              ... on ConflictError {
                currentVersion
              }
            }
          }
        `,
        { input: { ...input, category: 'culture', published: false }, copy, key },
        await signIn(),
      );
      return data.result;
    };
    const keepNew = async () => {
      const { workingCopy } = await keep({ newKey: 'a' });
      return { id: workingCopy?.databaseId ?? 0, revision: 1 };
    };

    test('makes one of it, however many editors create it at once', async () => {
      const copy = await keepNew();
      const created = await Promise.all([create(copy, 'mine'), create(copy, 'theirs'), create(copy)]);
      expect(created.map(({ __typename }) => __typename).toSorted()).toEqual([
        'NewsArticlePayload',
        'NotFoundError',
        'NotFoundError',
      ]);
      expect([await prisma.newsArticle.count(), await count()]).toEqual([1, 0]);
    });

    test('leads to the item that was created from it, while there is one', async () => {
      const created = async (newKey: string) => {
        const query = 'query ($newKey: String) { createdItem(entity: NewsArticle, newKey: $newKey) }';
        return (await graphql<{ createdItem: number | null }>(query, { newKey }, await signIn())).data
          .createdItem;
      };
      await create(await keepNew());
      const article = await prisma.newsArticle.findFirstOrThrow();
      // What is typed next is a working copy under the same key.
      await keep({ newKey: 'a' });
      expect([await created('a'), await created('b')]).toEqual([article.id, null]);
      await prisma.newsArticle.delete({ where: { id: article.id } });
      expect(await created('a')).toBeNull();
    });

    test('falls behind as the item does that it duplicates', async () => {
      const behind = { titleId: 'Wax and fire', contentEn: 'Malam.' };
      const original = { ...texts, contentEn: 'Wax.', contentId: 'Malam dan air.' };
      const [{ id } = { id: 0 }] = await addNews({ ...original, rightTexts: behind });
      const { workingCopy } = await keep({ newKey: 'a', duplicates: id });
      // It is noted once.
      await keep({ newKey: 'a', revision: 1, changes: titled('Wax (copy)') });
      const copy = { id: workingCopy?.databaseId ?? 0, revision: 2 };
      const named = { titleEn: 'Wax (copy)', titleId: 'Malam (salinan)' };
      await create(copy, 'once', { ...original, ...named, contentEn: 'Wax and water.' });
      expect(await prisma.newsArticle.findFirst({ where: { id: { not: id } } })).toMatchObject({
        ...named,
        rightTexts: { titleId: 'Wax and fire' },
      });
    });

    test('is right if the item that it duplicates is gone', async () => {
      const { workingCopy } = await keep({ newKey: 'a', duplicates: 4_711 });
      await create({ id: workingCopy?.databaseId ?? 0, revision: 1 });
      expect(await prisma.newsArticle.findFirst()).toMatchObject({ rightTexts: {} });
    });

    test('makes none of a later revision, or of one that was discarded', async () => {
      const copy = await keepNew();
      await keep({ newKey: 'a', revision: 1, changes: titled('Wax and water') });
      expect(await create(copy)).toEqual({ __typename: 'ConflictError', currentVersion: 2 });
      expect([await prisma.newsArticle.count(), await count()]).toEqual([0, 1]);
      await call('discardWorkingCopy', { newKey: 'a', revision: 2 });
      expect((await create({ ...copy, revision: 2 })).__typename).toBe('NotFoundError');
      expect(await prisma.newsArticle.count()).toBe(0);
    });

    test('is not the working copy of a stored item', async () => {
      const { copyId } = await kept();
      expect((await create({ id: copyId, revision: 1 })).__typename).toBe('ValidationError');
      expect([await prisma.newsArticle.count(), await count()]).toEqual([1, 1]);
    });

    test('answers a repeated request as the first', async () => {
      const copy = await keepNew();
      for (let times = 0; times < 2; times += 1)
        expect((await create(copy, 'same')).__typename).toBe('NewsArticlePayload');
      expect(await prisma.newsArticle.count()).toBe(1);
    });
  });

  test('is discarded on request, but not a later revision', async () => {
    await keep({ newKey: 'a' });
    expect(await call('discardWorkingCopy', { newKey: 'a', revision: 2 })).toMatchObject({
      __typename: 'ConflictError',
      currentVersion: 1,
    });
    for (let times = 0; times < 2; times += 1)
      expect(await call('discardWorkingCopy', { newKey: 'a', revision: 1 })).toEqual({
        __typename: 'DiscardWorkingCopyPayload',
      });
    expect(await count()).toBe(0);
  });

  test('goes into the trash with its item, returns with it, and ends with the trash', async () => {
    const { itemId } = await kept();
    const listed = async () => {
      const { data } = await graphql<{ workingCopies: { edges: object[] } }>(
        '{ workingCopies { edges { node { databaseId } } } }',
        {},
        await signIn(),
      );
      return data.workingCopies.edges.length;
    };
    const remove = async () =>
      graphql(
        'mutation ($id: Int!) { deleteNewsArticle(id: $id) { __typename } }',
        { id: itemId },
        await signIn(),
      );
    expect(await listed()).toBe(1);
    await remove();
    expect(await listed()).toBe(0);
    for (const revision of [0, 1]) {
      const { __typename } = await keep({ itemId, revision, baseVersion: 1, changes: titled('Dye') });
      expect(__typename).toBe('NotFoundError');
    }
    const discarded = await call('discardWorkingCopy', { itemId, revision: 1 });
    expect(discarded.__typename).toBe('NotFoundError');
    const { data } = await graphql(
      'query ($itemId: Int) { workingCopy(entity: NewsArticle, itemId: $itemId) { revision } }',
      { itemId },
      await signIn(),
    );
    expect(data).toEqual({ workingCopy: null });
    const { id } = await prisma.change.findFirstOrThrow({ where: { action: 'deleted' } });
    await graphql('mutation ($id: Int!) { restoreChange(id: $id) { __typename } }', { id }, await signIn());
    expect(await listed()).toBe(1);
    await remove();
    await emptyTrash({} as ImageStorage, new Date(Date.now() + 40 * 86_400_000));
    expect(await count()).toBe(0);
  });
});

test('lists the last kept first, in one statement', async () => {
  const session = await signIn();
  const list = async () => {
    statements.length = 0;
    const { data } = await graphql<{ workingCopies: { edges: { node: { titleEn: string } }[] } }>(
      '{ workingCopies(first: 20) { edges { node { titleEn changes { field } keptByPerson { name } } } } }',
      {},
      session,
    );
    const fromCopies = statements.filter(({ sql }) => sql.includes('"WorkingCopy"'));
    return { titles: data.workingCopies.edges.map(({ node }) => node.titleEn), cost: fromCopies.length };
  };
  for (const title of ['Wax', 'Ink', 'Dye']) await keep({ newKey: title, changes: titled(title) });
  await keep({ newKey: 'Wax', revision: 1, changes: titled('Wax again') });
  expect(await list()).toEqual({ titles: ['Wax again', 'Dye', 'Ink'], cost: 1 });
});

test('lists and counts those of one kind of item', async () => {
  for (const title of ['Wax', 'Ink']) await keep({ newKey: title, changes: titled(title) });
  const { id } = await addArticle();
  await keep({ itemId: id });
  const found = async (filter: string) => {
    const query = `{ workingCopyTotal${filter} workingCopies${filter} { edges { node { titleEn } } } }`;
    const { data } = await graphql<{ workingCopyTotal: number; workingCopies: { edges: object[] } }>(
      query,
      {},
      await signIn(),
    );
    return [data.workingCopyTotal, data.workingCopies.edges.length];
  };
  expect(await found('')).toEqual([3, 3]);
  expect(await found('(entity: NewsArticle)')).toEqual([3, 3]);
  expect(await found('(entity: Partner)')).toEqual([0, 0]);
  await prisma.workingCopy.updateMany({ where: { itemId: id }, data: { inTrash: true } });
  expect(await found('(entity: NewsArticle)')).toEqual([2, 2]);
});
