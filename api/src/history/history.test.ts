import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { signAsFormer } from '../auth/formerPeople.ts';
import { addColleague } from '../auth/people.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';

const statements = recordStatements();

const { sendJson, signIn, graphql } = useTestApp();

const article = { titleEn: 'Wax', titleId: 'Malam', category: 'culture', contentEn: 'First the wax.' };

interface Change {
  databaseId: number;
  by: string;
  action: string;
  fromTrash: boolean;
  titleEn: string;
  restorable: boolean;
  trashedUntil: string | null;
  fields: { name: string; before: string | null; after: string | null }[];
}

const changeFields =
  'databaseId by action fromTrash titleEn restorable trashedUntil fields { name before after }';

/** The history as shown to an editor, newest first. */
async function changes(args = ''): Promise<Change[]> {
  const query = `{ changes${args} { edges { node { ${changeFields} } } } }`;
  const { data } = await graphql<{ changes: { edges: { node: Change }[] } }>(query, {}, await signIn());
  return data.changes.edges.map(({ node }) => node);
}

async function trash(): Promise<Change[]> {
  const query = `{ trash { edges { node { ${changeFields} } } } }`;
  const { data } = await graphql<{ trash: { edges: { node: Change }[] } }>(query, {}, await signIn());
  return data.trash.edges.map(({ node }) => node);
}

/** @returns the type of the mutation’s result, and its message */
async function restore(id: number, version?: number): Promise<{ __typename: string; message?: string }> {
  const { data } = await graphql<{ restoreChange: { __typename: string; message?: string } }>(
    `
      mutation ($id: Int!, $version: Int) {
        restoreChange(id: $id, version: $version) {
          __typename
          ... on Error {
            message
          }
        }
      }
    `,
    { id, version },
    await signIn(),
  );
  return data.restoreChange;
}

async function addArticle(): Promise<number> {
  const response = await sendJson('POST', '/api/news', article, await signIn());
  return ((await response.json()) as { id: number }).id;
}

describe('every change is recorded', () => {
  test('with its admin, and the row before and after', async () => {
    const id = await addArticle();
    await sendJson('PUT', `/api/news/${id}`, { titleEn: 'Wax and water', featured: true }, await signIn());
    await sendJson('DELETE', `/api/news/${id}`, undefined, await signIn());
    const [deleted, updated, created, ...none] = await changes();
    expect(none).toEqual([]);
    expect(created).toMatchObject({ by: 'editor@example.org', action: 'created', titleEn: 'Wax' });
    expect(created?.fields).toContainEqual({ name: 'contentEn', before: null, after: 'First the wax.' });
    expect(updated).toMatchObject({
      action: 'updated',
      fields: [
        { name: 'titleEn', before: 'Wax', after: 'Wax and water' },
        { name: 'featured', before: 'false', after: 'true' },
      ],
    });
    expect(deleted).toMatchObject({ action: 'deleted', titleEn: 'Wax and water' });
    expect(await changes(`(entity: NewsArticle, rowId: ${id})`)).toHaveLength(3);
    expect(await changes('(entity: Partner)')).toEqual([]);
  });

  test('and found by person and by what happened, also once the account is gone', async () => {
    const colleague = await addColleague();
    const own = await prisma.adminUser.findUniqueOrThrow({ where: { email: 'editor@example.org' } });
    const id = await addArticle();
    await sendJson('DELETE', `/api/news/${id}`, undefined, await signIn());
    const by = 'colleague@example.org';
    await prisma.change.create({ data: { by, action: 'updated', entity: 'NewsArticle', rowId: id } });
    const found = async (args: string) => (await changes(args)).map(({ action }) => action);
    expect(await found(`(personId: ${own.id})`)).toEqual(['deleted', 'created']);
    expect(await found(`(personId: ${colleague.id})`)).toEqual(['updated']);
    expect(await found(`(personId: ${own.id}, action: created, entity: NewsArticle)`)).toEqual(['created']);
    expect(await found('(action: updated)')).toEqual(['updated']);
    await prisma.$transaction(async (transaction) => {
      await signAsFormer(transaction, colleague);
      await transaction.adminUser.delete({ where: { id: colleague.id } });
    });
    expect(await found(`(personId: ${colleague.id})`)).toEqual(['updated']);
    expect(await found(`(personId: ${colleague.id + 1})`)).toEqual([]);
    expect(await found('(action: updated)')).toEqual(['updated']);
  });

  test('and says who changed an item last, in one statement for a whole list', async () => {
    await prisma.adminUser.updateMany({ data: { name: 'Sari' } });
    const ids = [await addArticle(), await addArticle()];
    await prisma.change.create({
      data: { by: 'gone@example.org', action: 'updated', entity: 'NewsArticle', rowId: ids[0] ?? 0 },
    });
    const [seeded] = await addNews({});
    const read = async () => {
      const { data } = await graphql<{
        news: { edges: { node: { databaseId: number; lastChange: { by: { name: string } } | null } }[] };
      }>('{ news { edges { node { databaseId lastChange { by { name } } } } } }', {}, await signIn());
      return new Map(data.news.edges.map(({ node }) => [node.databaseId, node.lastChange?.by.name]));
    };
    expect(await read()).toEqual(
      new Map([
        [ids[0], 'gone@example.org'],
        [ids[1], 'Sari'],
        [seeded?.id, undefined],
      ]),
    );
    statements.length = 0;
    await read();
    expect(statements.filter(({ sql }) => sql.includes('LATERAL'))).toHaveLength(1);
  });

  test('without fields that are empty before and after', async () => {
    await sendJson('POST', '/api/news', { ...article, contentEn: '' }, await signIn());
    const [created] = await changes();
    const names = created?.fields.map(({ name }) => name) ?? [];
    expect(names).toContain('titleEn');
    for (const name of ['contentEn', 'excerptEn', 'imageUrl']) expect(names).not.toContain(name);
  });

  test('but not refused ones', async () => {
    const id = await addArticle();
    const headers = await signIn();
    await sendJson('PUT', `/api/news/${id}`, { titleEn: '' }, headers);
    await sendJson('PUT', `/api/news/${id}`, { titleEn: 'x' }, { ...headers, 'If-Match': '"7"' });
    await sendJson('DELETE', `/api/news/${id + 1}`, undefined, headers);
    await sendJson('PUT', `/api/news/${id}`, { titleEn: 'x' });
    expect(await changes()).toHaveLength(1);
  });

  test('without the visitor’s text for a handled message', async () => {
    const message = { name: 'A visitor', email: 'visitor@example.org', message: 'Hello' };
    const { id } = await prisma.contactMessage.create({ data: message });
    const mark = `mutation { markContactMessage(id: ${id}, handled: true) { __typename } }`;
    await graphql(mark, {}, await signIn());
    const [record] = await prisma.change.findMany();
    expect(record?.after).toEqual({ id, version: 2, handledAt: expect.any(String) });
    expect(JSON.stringify(record?.before)).not.toContain('Hello');
  });

  test('so that a conflict names who saved in the meantime', async () => {
    const id = await addArticle();
    await sendJson('PUT', `/api/news/${id}`, { titleEn: 'Theirs' }, await signIn());
    const { data } = await graphql<{ updateNewsArticle: object }>(
      `mutation { updateNewsArticle(id: ${id}, version: 1, input: { titleEn: "Mine" }) {
        ... on ConflictError { currentVersion changedBy isChangedByViewer changedAt } } }`,
      {},
      await signIn(),
    );
    expect(data.updateNewsArticle).toEqual({
      currentVersion: 2,
      changedBy: 'editor@example.org',
      isChangedByViewer: true,
      changedAt: expect.any(String),
    });
  });
});

describe('an earlier version', () => {
  test('is restored as a new one', async () => {
    const id = await addArticle();
    await sendJson('PUT', `/api/news/${id}`, { titleEn: 'Wax and water' }, await signIn());
    const created = (await changes()).at(-1);
    expect(created?.restorable).toBe(true);
    expect(await restore(created?.databaseId ?? 0, 2)).toEqual({ __typename: 'RestoreChangePayload' });
    const row = await prisma.newsArticle.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ titleEn: 'Wax', contentEn: 'First the wax.', version: 3 });
    expect((await changes())[0]).toMatchObject({
      action: 'restored',
      fromTrash: false,
      fields: [{ name: 'titleEn', before: 'Wax and water', after: 'Wax' }],
    });
  });

  test('does not overwrite a version that the editor has not seen', async () => {
    const id = await addArticle();
    await sendJson('PUT', `/api/news/${id}`, { titleEn: 'Wax and water' }, await signIn());
    const created = (await changes()).at(-1);
    expect(await restore(created?.databaseId ?? 0, 1)).toMatchObject({ __typename: 'ConflictError' });
    expect(await prisma.newsArticle.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 2 });
  });

  test.each([0, 999_999, 2_147_483_648])('number %i does not exist', async (id) => {
    const answer = await restore(id).catch(() => ({ __typename: 'refused' }));
    expect(['NotFoundError', 'refused']).toContain(answer.__typename);
  });
});

test('an image’s earlier alternative texts can be restored', async () => {
  const [image] = await addImages({});
  const describe = async (altEn: string) =>
    graphql(
      'mutation ($id: Int!, $altEn: String) { updateImage(id: $id, input: { altEn: $altEn }) { __typename } }',
      { id: image?.id, altEn },
      await signIn(),
    );
  await describe('A cloth');
  await describe('A wrong cloth');
  const [, first] = await changes('(entity: Image)');
  expect(await restore(first?.databaseId ?? 0)).toEqual({ __typename: 'RestoreChangePayload' });
  expect(await prisma.image.findFirstOrThrow()).toMatchObject({ altEn: 'A cloth', name: image?.name });
});

describe('the trash', () => {
  test('restores a row with its id, once', async () => {
    const id = await addArticle();
    await sendJson('DELETE', `/api/news/${id}`, undefined, await signIn());
    const [deletion] = await trash();
    const days = (Date.parse(deletion?.trashedUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    expect(await restore(deletion?.databaseId ?? 0)).toEqual({ __typename: 'RestoreChangePayload' });
    expect(await prisma.newsArticle.findUniqueOrThrow({ where: { id } })).toMatchObject(article);
    expect((await changes())[0]).toMatchObject({ action: 'restored', fromTrash: true });
    expect(await trash()).toEqual([]);
    expect(await restore(deletion?.databaseId ?? 0)).toMatchObject({ __typename: 'NotFoundError' });
  });

  test('keeps a row whose place has been taken', async () => {
    const entry = { key: 'hero_title', valueEn: 'Old', valueId: 'Lama' };
    const headers = await signIn();
    await sendJson('POST', '/api/content', entry, headers);
    await graphql('mutation { deleteContentEntry(key: "hero_title") { __typename } }', {}, headers);
    await sendJson('POST', '/api/content', { ...entry, valueEn: 'New' }, headers);
    const [deletion] = await trash();
    expect(await restore(deletion?.databaseId ?? 0)).toEqual({
      __typename: 'ValidationError',
      message: 'Another item has taken its place. Change or delete that one first.',
    });
    expect(await trash()).toHaveLength(1);
    expect((await prisma.contentEntry.findMany()).map(({ valueEn }) => valueEn)).toEqual(['New']);
  });

  test('restores nothing after its retention period', async () => {
    const id = await addArticle();
    await sendJson('DELETE', `/api/news/${id}`, undefined, await signIn());
    await prisma.change.updateMany({
      data: { trashedUntil: new Date(Date.now() - 1) },
      where: { action: 'deleted' },
    });
    expect(await trash()).toEqual([]);
    const [deletion] = await changes();
    expect(deletion?.restorable).toBe(false);
    expect(await restore(deletion?.databaseId ?? 0)).toMatchObject({ __typename: 'NotFoundError' });
  });

  test('keeps an image with its alternative texts', async () => {
    const [image] = await addImages({ altEn: 'A cloth', altId: 'Kain' });
    await sendJson('DELETE', `/api/storage/images/${image?.name}`, undefined, await signIn());
    const [deletion] = await trash();
    expect(deletion?.titleEn).toBe(image?.name);
    expect(await restore(deletion?.databaseId ?? 0)).toEqual({ __typename: 'RestoreChangePayload' });
    expect(await prisma.image.findFirstOrThrow()).toEqual(image);
  });
});
