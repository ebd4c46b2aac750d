import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { databaseContents } from '../testing/databaseContents.ts';
import { prisma } from './client.ts';
import { entities } from './entities.ts';
import { contentEntries } from './seed/content.ts';
import { Prisma } from './generated/client.ts';

const { graphql, sendJson, signIn } = useTestApp();

/** All rows but those of sessions: each call of a test opens one. */
async function contents() {
  const { Session: _sessions, ...rest } = await databaseContents();
  return rest;
}

/** Runs a mutation that answers with a payload or a typed failure. */
async function change(field: string, selection: string, variables: Record<string, unknown> = {}, types = '') {
  const { data } = await graphql<Record<string, Record<string, unknown>>>(
    `mutation${types} { answer: ${field} { __typename ...on Error { message } ${selection} } }`,
    variables,
    await signIn(),
  );
  return data['answer'] ?? {};
}

async function seeded() {
  await change('seedDatabase', '');
  return contents();
}

const exported = async () =>
  String((await change('exportDatabase', '...on ExportDatabasePayload { archive }'))['archive']);

const importArchive = (archive: string, rehearse = false) =>
  change(
    'importDatabase(archive: $archive, rehearse: $rehearse)',
    '...on ImportDatabasePayload { counts { entity count } }',
    { archive, rehearse },
    '($archive: String!, $rehearse: Boolean)',
  );

const reset = (confirm = 'DELETE ALL DATA') =>
  change(
    'resetDatabase(confirm: $confirm)',
    '...on DatabasePayload { backup { name } statistics { news content } }',
    { confirm },
    '($confirm: String!)',
  );

test('every table is either carried by archives or named here as none of them', () => {
  const carried = entities.map(({ model }) => model.charAt(0).toUpperCase() + model.slice(1));
  const others = ['Image', 'PendingUpload', 'AdminUser', 'Session', 'SigningKey'];
  expect([...carried, ...others].toSorted()).toEqual(Object.values(Prisma.ModelName).toSorted());
});

describe('seeding', () => {
  test('fills every noun, and twice adds nothing twice', async () => {
    const first = await seeded();
    expect(await seeded()).toEqual(first);
    const response = await sendJson('GET', '/api/database/stats', undefined, await signIn());
    expect(await response.json()).toEqual({
      content: contentEntries.length,
      news: 15,
      partners: 10,
      communities: 8,
      batikPatterns: 10,
      media: 0,
    });
  });
});

describe('resetting', () => {
  test('wants its phrase', async () => {
    const before = await seeded();
    expect(await reset('delete all data')).toMatchObject({ __typename: 'ValidationError' });
    expect(await contents()).toEqual(before);
  });

  test('deletes all content but no admin and no session, and its backup brings everything back', async () => {
    const before = await seeded();
    const answer = await reset();
    expect(answer).toMatchObject({ statistics: { news: 0, content: 0 } });
    expect(await prisma.adminUser.count()).toBe(1);
    expect(await prisma.session.count()).toBeGreaterThan(0);
    const { name } = answer['backup'] as { name: string };
    await change('restoreBackup(name: $name)', '', { name }, '($name: String!)');
    expect(await contents()).toEqual(before);
  });

  test('over REST needs no body', async () => {
    await seeded();
    const response = await sendJson('POST', '/api/database/reset', undefined, await signIn());
    expect(response.status).toBe(200);
    expect(await prisma.newsArticle.count()).toBe(0);
  });
});

describe('an archive', () => {
  test('carries everything there and back, and new rows go on after it', async () => {
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

  test('is only counted in a rehearsal', async () => {
    await seeded();
    const archive = await exported();
    await reset();
    const before = await contents();
    const { counts } = await importArchive(archive, true);
    expect(counts).toContainEqual({ entity: 'news', count: 15 });
    expect(await contents()).toEqual(before);
  });

  type Rows = Record<string, Record<string, unknown>[]>;
  const put = (entity: string, index: number, values: object) => (_archive: object, rows: Rows) =>
    Object.assign(rows[entity]?.[index] ?? {}, values);
  const copy = (entity: string, column: string) => (_archive: object, rows: Rows) =>
    Object.assign(rows[entity]?.[1] ?? {}, { [column]: rows[entity]?.[0]?.[column] });

  const spoilt: Record<string, (archive: object, rows: Rows) => unknown> = {
    'of another format': (archive) => Object.assign(archive, { format: 'something else' }),
    'of a later version': (archive) => Object.assign(archive, { version: 2 }),
    'with an unknown entity': (_archive, rows) => Object.assign(rows, { admins: [] }),
    'without one entity': (_archive, rows) => delete rows['partners'],
    'with a row that lacks a column': (_archive, rows) => delete rows['news']?.[3]?.['version'],
    'with a column that is none': put('news', 3, { author: 'x' }),
    'with a link that no editor may set': put('partners', 0, { websiteUrl: 'javascript:alert(1)' }),
    'with a content value of the wrong kind': put('content', 0, {
      key: 'competition.link',
      valueEn: 'javascript:alert(1)',
    }),
    'with two rows of one id': copy('news', 'id'),
    'with two rows of one key': copy('content', 'key'),
    'with text for a number': put('timeline', 0, { order: '1' }),
  };

  test.each(Object.entries(spoilt))('%s is refused as a whole', async (_name, spoil) => {
    const before = await seeded();
    const archive = JSON.parse(await exported());
    spoil(archive, archive.entities);
    expect(await importArchive(JSON.stringify(archive))).toMatchObject({ __typename: 'ValidationError' });
    expect(await contents()).toEqual(before);
  });

  test('that is no JSON is refused', async () => {
    expect(await importArchive('{')).toMatchObject({ message: 'The archive is not valid JSON.' });
  });
});

describe('backups', () => {
  test('the last ten are kept, newest first', async () => {
    for (let i = 0; i < 12; i++) await exported();
    const { data } = await graphql<{ backups: { name: string; createdAt: string; size: number }[] }>(
      '{ backups { name createdAt size } }',
      {},
      await signIn(),
    );
    expect(data.backups).toHaveLength(10);
    const dates = data.backups.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test.each(['../lock', '20261120T000000000Z.json', ''])('there is none called “%s”', async (name) => {
    const answer = await change('restoreBackup(name: $name)', '', { name }, '($name: String!)');
    expect(answer).toMatchObject({ __typename: 'NotFoundError' });
  });
});
