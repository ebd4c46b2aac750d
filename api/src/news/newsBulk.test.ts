import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bulkLimit } from '../../../web/src/shared/listLimits.ts';
import { prisma } from '../database/client.ts';
import { undoMinutes } from '../history/undoBulk.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

interface Answer {
  newsArticles?: { databaseId: number; state: string; version: number }[];
  restored?: { databaseId: number }[];
  deletedIds?: string[];
  changed?: number;
  stopped?: number;
  skipped?: number;
  undo?: string | null;
  code?: string;
  fields?: { field: string; code: string; limit: number | null }[];
}

const selections = {
  changeNewsArticles:
    '... on ChangeNewsArticlesPayload { newsArticles { databaseId state version } changed stopped undo }',
  deleteNewsArticles: '... on DeleteNewsArticlesPayload { deletedIds undo }',
  undoNewsArticleChanges: '... on UndoNewsArticleChangesPayload { restored { databaseId } skipped }',
};

/** Runs a mutation as an admin; `args` in GraphQL syntax. */
async function run(
  field: keyof typeof selections,
  args: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  const { data, errors } = await graphql<{ result: Answer }>(
    `mutation { result: ${field}(${args}) {
       ${selections[field]}
       ... on Error { code }
       ... on ValidationError { fields { field code limit } } } }`,
    {},
    headers ?? (await signIn()),
  );
  expect(errors).toBeUndefined();
  return data.result;
}

const some = (rows: readonly { id: number; version: number }[]) =>
  `articles: [${rows.map(({ id, version }) => `{ id: ${id}, version: ${version} }`).join()}]`;
const all = (filter: string, count: number) => `matching: { filter: { ${filter} }, count: ${count} }`;
const change = (which: string, changes: string) =>
  run('changeNewsArticles', `${which}, change: { ${changes} }`);
const undo = (id: string | null | undefined) => run('undoNewsArticleChanges', `undo: "${id}"`);
const stored = () => prisma.newsArticle.findMany({ orderBy: { id: 'asc' } });

describe('changing', () => {
  test('changes the chosen ones that nobody else has changed, and records each', async () => {
    const [a, b, c, d] = await addNews({ published: false }, { version: 2 }, {}, { published: false });
    const rows = [a!, { ...b!, version: 1 }, c!];
    const { newsArticles, changed } = await change(some(rows), 'published: true, category: "fashion"');
    expect(newsArticles?.map(({ databaseId, version }) => [databaseId, version])).toEqual([
      [a?.id, 2],
      [c?.id, 2],
    ]);
    expect(changed).toBe(2);
    expect((await stored()).map(({ category, published }) => [category, published])).toEqual([
      ['fashion', true],
      ['culture', true],
      ['fashion', true],
      ['culture', false],
    ]);
    const history = await prisma.change.findMany({ orderBy: { id: 'asc' } });
    expect(history.map(({ rowId, action }) => [rowId, action])).toEqual([
      [a?.id, 'updated'],
      [c?.id, 'updated'],
    ]);
    expect(d).toBeDefined();
  });

  test('changes all that match a filter, and stores nothing for those that are already so', async () => {
    await addNews({ category: 'fashion', featured: true }, { category: 'fashion' }, {});
    const answer = await change(all('category: "fashion"', 2), 'featured: true');
    expect(answer).toMatchObject({ changed: 1, undo: expect.any(String) });
    expect(await change(all('category: "fashion"', 2), 'featured: true')).toMatchObject({
      changed: 0,
      undo: null,
    });
    expect(await prisma.newsArticle.count({ where: { featured: true } })).toBe(2);
  });

  test('schedules drafts with a moment in the future, and as the form does, with a date in the future', async () => {
    const soon = new Date(Date.now() + 86_400_000);
    await addNews(
      { published: false },
      { published: false, goLiveAt: soon },
      { published: false, publishedAt: soon },
      { published: true, publishedAt: soon },
    );
    const { newsArticles } = await change(all('', 4), 'published: true');
    expect(newsArticles?.map(({ state }) => state)).toEqual(['LIVE', 'SCHEDULED', 'SCHEDULED', 'LIVE']);
    expect((await stored()).map(({ goLiveAt }) => goLiveAt)).toEqual([null, soon, soon, null]);
  });

  test('leaves out drafts that the launch check stops, with what links to them, and counts them', async () => {
    const broken = { published: false, contentEn: '[x](/nowhere)' };
    const [a, b, c, d, e] = await addNews(
      broken,
      { published: false },
      { published: false },
      { published: false },
      { published: false },
    );
    const link = (from: typeof a, to: typeof a) =>
      prisma.newsArticle.update({
        where: { id: from?.id ?? 0 },
        data: { contentEn: `[x](/news/${to?.id})` },
      });
    // Those that go out together may link to each other.
    await link(b, a);
    await link(c, b);
    await link(d, e);
    await link(e, d);
    const answer = await change(all('', 5), 'published: true, category: "fashion"');
    expect(answer).toMatchObject({ changed: 2, stopped: 3 });
    expect(answer.newsArticles).toHaveLength(5);
    expect((await stored()).map(({ category, published }) => [category, published])).toEqual([
      ['culture', false],
      ['culture', false],
      ['culture', false],
      ['fashion', true],
      ['fashion', true],
    ]);
    expect(await prisma.change.count()).toBe(2);
    // What is public already, and what does not become it, is not checked.
    expect(await change(all('', 5), 'featured: true')).toMatchObject({ changed: 5, stopped: 0 });
    expect(await change(all('', 5), 'published: false')).toMatchObject({ changed: 2, stopped: 0 });
  });

  test('checks any number of drafts in the same number of statements', async () => {
    const publish = async (count: number) => {
      const contentEn =
        '[x](/nowhere) [y](/news/1) [z](/communities/1) [w](/heritage/1) [v](https://a.example)';
      const rows = await addNews(
        ...Array.from({ length: count }, () => ({ published: false })),
        ...Array.from({ length: count }, () => ({ published: false, contentEn })),
      );
      const which = some(rows);
      const headers = await signIn();
      statements.length = 0;
      const answer = await run('changeNewsArticles', `${which}, change: { published: true }`, headers);
      expect(answer).toMatchObject({ changed: count, stopped: count });
      return statements.length;
    };
    expect(await publish(20)).toBe(await publish(1));
  });

  test('refuses an article that would be taken down before it goes out, and changes none', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    await addNews({ published: false }, { published: false, publishedAt: at(2), expireAt: at(1) });
    const before = await stored();
    const { fields } = await change(all('', 2), 'published: true');
    expect(fields).toMatchObject([{ field: 'expireAt', code: 'INVALID' }]);
    expect(await stored()).toEqual(before);
  });

  test('refuses another number than the editor saw, nothing to change, and no or two choices', async () => {
    const rows = await addNews({}, {});
    for (const count of [0, 1, 3]) {
      const { fields } = await change(all('', count), 'featured: true');
      expect(fields).toMatchObject([{ field: 'count', code: 'INVALID' }]);
    }
    for (const [which, changes] of [
      [some(rows), ''],
      ['articles: []', 'featured: true'],
      [`${some(rows)}, ${all('', 2)}`, 'featured: true'],
      [some(rows), 'category: ""'],
    ] as const)
      expect((await change(which, changes)).code).toBe('VALIDATION_FAILED');
    expect((await run('changeNewsArticles', 'change: { featured: true }')).code).toBe('VALIDATION_FAILED');
    expect(await stored()).toEqual(rows);
  });
});

describe(`up to ${bulkLimit}`, () => {
  test('with long texts are written in parts, so that the server goes on between them', async () => {
    const contentEn = 'Wax and water on cotton. '.repeat(2_000);
    await addNews(...Array.from({ length: 25 }, () => ({ contentEn })));
    statements.length = 0;
    const { undo: id } = await change(all('', 25), 'published: false');
    const { restored } = await undo(id);
    expect(restored).toHaveLength(25);
    await run('deleteNewsArticles', all('', 25));
    const written = (start: string) => statements.filter(({ sql }) => sql.startsWith(start)).length;
    // Nine or four to a statement: each change is recorded as it was and as it is, a deletion only as it was.
    expect(written('UPDATE "public"."NewsArticle"')).toBe(2 * 3);
    expect(written('INSERT INTO "public"."Change"')).toBe(2 * 7 + 3);
  });

  test('are changed, undone and deleted with as many statements as two', async () => {
    const cost = async (count: number) => {
      const before = statements.length;
      const { undo: id } = await change(all(`category: "of ${count}"`, count), 'published: false');
      expect((await undo(id)).restored).toHaveLength(count);
      const { deletedIds } = await run('deleteNewsArticles', all(`category: "of ${count}"`, count));
      expect(deletedIds).toHaveLength(count);
      return statements.slice(before).filter(({ sql }) => /^(UPDATE|DELETE|INSERT)/.test(sql)).length;
    };
    await addNews(...Array.from({ length: 2 }, () => ({ category: 'of 2' })));
    const few = await cost(2);
    await addNews(...Array.from({ length: bulkLimit }, () => ({ category: `of ${bulkLimit}` })));
    expect(await cost(bulkLimit)).toBe(few);
  });

  test('but no more', async () => {
    await addNews(...Array.from({ length: bulkLimit + 1 }, () => ({})));
    const { fields } = await change(all('', bulkLimit + 1), 'published: false');
    expect(fields).toMatchObject([{ field: 'matching', code: 'TOO_LONG', limit: bulkLimit }]);
    expect((await change(all('', bulkLimit), 'published: false')).fields).toMatchObject([{ field: 'count' }]);
    const { data } = await graphql<{ result: Answer }>(
      `
        mutation ($articles: [NewsArticleTarget!]) {
          result: deleteNewsArticles(articles: $articles) {
            ... on Error {
              code
            }
          }
        }
      `,
      { articles: (await stored()).map(({ id, version }) => ({ id, version })) },
      await signIn(),
    );
    expect(data.result.code).toBe('VALIDATION_FAILED');
    expect(await prisma.change.count()).toBe(0);
  });
});

describe('undoing', () => {
  test('makes what was public so again, whatever the launch check finds', async () => {
    await addNews({ contentEn: '[x](/nowhere)' });
    const { undo: id } = await change(all('', 1), 'published: false');
    expect((await undo(id)).restored).toHaveLength(1);
    expect((await stored()).map(({ published }) => published)).toEqual([true]);
    expect(await change(all('', 1), 'published: false')).toMatchObject({ changed: 1 });
    expect(await change(all('', 1), 'published: true')).toMatchObject({ changed: 0, stopped: 1 });
  });

  test('restores the rows that nobody has changed since, and says how many it does not', async () => {
    const rows = await addNews({ category: 'fashion' }, { category: 'education' }, {}, {});
    const { undo: id } = await change(some(rows), 'published: false, category: "competition"');
    const [first, second, third, fourth] = rows.map((row) => row.id);
    await run('changeNewsArticles', `${some([{ id: third!, version: 2 }])}, change: { featured: true }`);
    await run('deleteNewsArticles', some([{ id: fourth!, version: 2 }]));
    expect(await undo(id)).toMatchObject({ skipped: 2 });
    expect((await stored()).map((row) => [row.id, row.category, row.published, row.version])).toEqual([
      [first, 'fashion', true, 3],
      [second, 'education', true, 3],
      [third, 'competition', false, 3],
    ]);
    const history = await prisma.change.findMany({ where: { rowId: first ?? 0 }, orderBy: { id: 'asc' } });
    expect(history.map(({ action }) => action)).toEqual(['updated', 'restored']);
    expect(await undo(id)).toMatchObject({ restored: [], skipped: 4 });
  });

  test('brings deleted rows back with their working copies, unless someone has already', async () => {
    const rows = await addNews({ goLiveAt: new Date('2030-01-01') }, {}, {});
    const [first, second] = rows;
    await prisma.workingCopy.create({
      data: {
        entity: 'NewsArticle',
        itemId: first!.id,
        baseVersion: 1,
        changes: [],
        titleEn: '',
        titleId: '',
        keptBy: '',
      },
    });
    const { undo: id } = await run('deleteNewsArticles', some(rows));
    expect(await stored()).toEqual([]);
    expect(await prisma.workingCopy.count({ where: { inTrash: true } })).toBe(1);
    const deletion = await prisma.change.findFirstOrThrow({ where: { rowId: second!.id } });
    await graphql(`mutation { restoreChange(id: ${deletion.id}) { __typename } }`, {}, await signIn());
    expect(await undo(id)).toMatchObject({ skipped: 1 });
    const anyTime = { updatedAt: expect.any(Date) };
    expect(await stored()).toEqual(rows.map((row) => expect.objectContaining(Object.assign(row, anyTime))));
    expect(await prisma.workingCopy.count({ where: { inTrash: true } })).toBe(0);
  });

  test('and a second editor at the same time: one of the two wins each row', async () => {
    const rows = await addNews(...Array.from({ length: 10 }, () => ({})));
    const { undo: id } = await change(some(rows), 'published: false');
    const headers = await signIn();
    const [undone, ...others] = await Promise.all([
      run('undoNewsArticleChanges', `undo: "${id}"`, headers),
      ...rows.map((row) =>
        run(
          'changeNewsArticles',
          `${some([{ id: row.id, version: 2 }])}, change: { featured: true }`,
          headers,
        ),
      ),
    ]);
    const changedByOthers = others.filter(({ changed }) => changed === 1).length;
    expect(undone.skipped).toBe(changedByOthers);
    expect(undone.restored).toHaveLength(10 - changedByOthers);
    const now = await stored();
    expect(now.filter(({ published }) => published)).toHaveLength(10 - changedByOthers);
    expect(now.every(({ published, featured, version }) => published !== featured && version === 3)).toBe(
      true,
    );
  });

  test('twice at the same time happens once', async () => {
    const rows = await addNews({}, {});
    const { undo: id } = await run('deleteNewsArticles', some(rows));
    const headers = await signIn();
    const both = await Promise.all([1, 2].map(() => run('undoNewsArticleChanges', `undo: "${id}"`, headers)));
    expect(both.map(({ skipped }) => skipped).toSorted()).toEqual([0, 2]);
    expect(await stored()).toHaveLength(2);
  });

  test('is for who made the change, and for a while', async () => {
    const rows = await addNews({});
    const { undo: id } = await change(some(rows), 'published: false');
    await prisma.change.updateMany({ data: { by: 'someone.else@example.org' } });
    expect((await undo(id)).code).toBe('NOT_FOUND');
    const before = new Date(Date.now() - undoMinutes * 60_000);
    await prisma.change.updateMany({ data: { by: 'editor@example.org', at: before } });
    expect((await undo(id)).code).toBe('NOT_FOUND');
    expect((await undo('00000000-0000-4000-8000-000000000000')).code).toBe('NOT_FOUND');
    expect((await undo(`not ${randomInt(9)}`)).code).toBe('NOT_FOUND');
  });
});
