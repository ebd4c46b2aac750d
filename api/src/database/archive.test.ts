import { describe, expect, test } from 'vitest';
import { addImages } from '../images/images.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { prisma } from './client.ts';
import { databaseCalls } from './database.samples.ts';

const app = useTestApp();
const { sendJson, signIn } = app;
const { contents, seeded, exported, importArchive, preview, reset } = databaseCalls(app);

describe('an archive', () => {
  test('restores everything, and new rows get ids after it', async () => {
    const before = await seeded();
    const archive = await exported();
    await reset();
    expect(await importArchive(archive)).toMatchObject({ __typename: 'ImportDatabasePayload' });
    expect(await contents()).toEqual(before);
    const highest = await prisma.newsArticle.aggregate({ _max: { id: true } });
    const response = await sendJson(
      'POST',
      '/api/news',
      { titleEn: 'a', titleId: 'b', category: 'c' },
      await signIn(),
    );
    expect(await response.json()).toMatchObject({ id: (highest._max.id ?? 0) + 1 });
  });

  test('leaves the ids of rows that were deleted since, so that no new row gets their history', async () => {
    await seeded();
    const archive = await exported();
    const headers = await signIn();
    const add = async () => {
      const article = { titleEn: 'a', titleId: 'b', category: 'c' };
      const added = await (await sendJson('POST', '/api/news', article, headers)).json();
      return (added as { id: number }).id;
    };
    const lost = await add();
    await sendJson('DELETE', `/api/news/${lost}`, undefined, headers);
    expect(await importArchive(archive)).toMatchObject({ __typename: 'ImportDatabasePayload' });
    expect(await add()).toBe(lost + 1);
  });

  test('leaves the ids of pictures that were deleted since', async () => {
    const archive = await exported();
    const [lost] = await addImages({});
    await prisma.image.deleteMany();
    expect(await importArchive(archive)).toMatchObject({ __typename: 'ImportDatabasePayload' });
    const [next] = await addImages({});
    expect(next?.id).toBe((lost?.id ?? 0) + 1);
  });

  test('reuses no version for changed rows, and keeps the version of unchanged ones', async () => {
    await seeded();
    const [first, second] = await prisma.newsArticle.findMany({ orderBy: { id: 'asc' }, take: 2 });
    const archive = await exported();
    const headers = await signIn();
    const save = (titleEn: string, ifMatch = '*') =>
      sendJson('PUT', `/api/news/${first?.id}`, { titleEn }, { ...headers, 'If-Match': ifMatch });
    const staleETag = (await save('Held')).headers.get('ETag') ?? '';
    expect(await importArchive(archive)).toMatchObject({ __typename: 'ImportDatabasePayload' });
    expect((await save('Someone else’s')).status).toBe(200);
    expect((await save('Based on a version before the import', staleETag)).status).toBe(412);
    const after = await prisma.newsArticle.findUnique({ where: { id: second?.id ?? 0 } });
    expect(after).toEqual(second);
  });

  test('larger than the limit of other requests is imported', async () => {
    await seeded();
    const archive = JSON.parse(await exported());
    const [article] = archive.entities.news;
    const contentEn = 'Wax resists the dye. '.repeat(300);
    archive.entities.news = Array.from({ length: 600 }, (_, i) => ({ ...article, id: i + 1, contentEn }));
    const text = JSON.stringify(archive);
    expect(text.length).toBeGreaterThan(3 * 1024 * 1024);
    expect(await importArchive(text)).toMatchObject({ __typename: 'ImportDatabasePayload' });
    expect(await prisma.newsArticle.count({ where: { contentEn: contentEn.trim() } })).toBe(600);
  });

  type Rows = Record<string, Record<string, unknown>[]>;
  const put = (entity: string, index: number, values: object) => (_archive: object, rows: Rows) =>
    Object.assign(rows[entity]?.[index] ?? {}, values);
  const subscriber = (values: object) => (_archive: object, rows: Rows) => {
    const good = { id: 1, email: 'sari@example.org', language: 'id' };
    rows['subscribers']?.push({ ...good, createdAt: '2026-01-02T03:04:05Z', ...values });
  };
  const copy = (entity: string, column: string) => (_archive: object, rows: Rows) =>
    Object.assign(rows[entity]?.[1] ?? {}, { [column]: rows[entity]?.[0]?.[column] });

  test('omits characters that are no longer accepted, so that it can be imported', async () => {
    await seeded();
    await prisma.newsArticle.updateMany({ data: { titleEn: 'a\uFFFFb' } });
    expect(await importArchive(await exported())).toMatchObject({ __typename: 'ImportDatabasePayload' });
    expect((await prisma.newsArticle.findFirst())?.titleEn).toBe('ab');
  });

  test('with the highest number that leaves some for new rows can be imported', async () => {
    await seeded();
    const archive = JSON.parse(await exported());
    archive.entities.partners[0].id = 999_999_000;
    // Only a preview: the numbers of later tests would follow that one.
    expect((await preview(JSON.stringify(archive))).problems).toEqual([]);
  });

  const invalidArchives: Record<string, (archive: object, rows: Rows) => unknown> = {
    'with the highest version, after which nothing could be saved': put('news', 0, {
      version: 2_147_483_647,
    }),
    'with a number after which few are left': put('news', 0, { id: 999_999_001 }),
    'in another format': (archive) => Object.assign(archive, { format: 'something else' }),
    'in a later version': (archive) => Object.assign(archive, { version: 2 }),
    'with an unknown entity': (_archive, rows) => Object.assign(rows, { admins: [] }),
    'without one entity': (_archive, rows) => delete rows['partners'],
    'with a row that lacks a column': (_archive, rows) => delete rows['news']?.[3]?.['version'],
    'with an unknown column': put('news', 3, { writer: 'x' }),
    'with a link that no editor may set': put('partners', 0, { websiteUrl: 'javascript:alert(1)' }),
    'with a content value of the wrong kind': put('content', 0, {
      key: 'competition.link',
      valueEn: 'javascript:alert(1)',
    }),
    'with a content key that no URL can contain': put('content', 0, { key: '..' }),
    'with a subscriber whose address no form accepts': subscriber({ email: 'sari@localhost' }),
    'with a message from an invalid address': put('messages', 0, { email: 'x\r\nBcc: a@example.org' }),
    'with a message of an unknown type': put('messages', 0, { type: 'x' }),
    'with a message too long for the form': put('messages', 0, { message: 'x'.repeat(5_001) }),
    'with an unknown language': subscriber({ language: 'fr' }),
    'with a character that feeds cannot carry': put('news', 0, { titleEn: 'a\uFFFFb' }),
    'with an invalid id': put('news', 0, { id: 0 }),
    'with a date out of range': put('messages', 0, { createdAt: '0001-01-01T00:00:00Z' }),
    'with two rows with the same id': copy('news', 'id'),
    'with two rows with the same key': copy('content', 'key'),
    'with text instead of a number': put('timeline', 0, { order: '1' }),
  };

  test.each(Object.entries(invalidArchives))('%s is refused as a whole', async (_name, corrupt) => {
    const before = await seeded();
    const archive = JSON.parse(await exported());
    corrupt(archive, archive.entities);
    const text = JSON.stringify(archive);
    const refusal = await importArchive(text);
    expect(refusal).toMatchObject({ __typename: 'ValidationError' });
    expect(await contents()).toEqual(before);
    const { problems, changes } = await preview(text);
    expect(changes).toEqual([]);
    expect(problems).toHaveLength((refusal['fields'] as object[]).length);
  });

  test('that is not JSON is refused', async () => {
    const { message } = await importArchive('{');
    expect(message).toMatch(/^The archive is not valid JSON: .*line 1 column 2/);
  });
});
