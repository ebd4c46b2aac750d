// Archives, backups and the trash contain rows from older versions of the site.
import { expect, test } from 'vitest';
import { addImages } from '../images/images.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { databaseCalls } from './database.samples.ts';

const { seeded, exported, importArchive } = databaseCalls(useTestApp());

type Rows = Record<string, unknown>[];

const common = 'id version createdAt updatedAt';

/** The columns of each entity in the oldest archives. */
const oldest = {
  content: `${common} key valueEn valueId`,
  news: `${common} titleEn titleId excerptEn excerptId contentEn contentId category imageUrl featured published publishedAt`,
  partners: `${common} name tier logoUrl description websiteUrl active`,
  communities: `${common} nameEn nameId descriptionEn descriptionId location imageUrl contactInfo active`,
  timeline: `${common} yearEn yearId titleEn titleId descriptionEn descriptionId imageUrl order active`,
  batikPatterns: `${common} nameEn nameId origin meaningEn meaningId descriptionEn descriptionId imageUrl`,
  messages: `${common} name email subject message type language idempotencyKey handledAt mailedAt mailAttempts nextMailAt`,
  subscribers: 'id createdAt email language',
};

test('the oldest archives can be imported', async () => {
  await seeded();
  const archive = JSON.parse(await exported()) as { entities: Record<string, Rows> };
  const entities = Object.entries(oldest).map(([name, columns]) => {
    const kept = new Set(columns.split(' '));
    const rows = archive.entities[name]?.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => kept.has(column))),
    );
    return [name, rows];
  });
  const older = JSON.stringify({ ...archive, entities: Object.fromEntries(entities) });
  expect(await importArchive(older)).toMatchObject({ __typename: 'ImportDatabasePayload' });
});

test('links from before their hosts were checked can be imported', async () => {
  await seeded();
  const archive = JSON.parse(await exported()) as { entities: Record<string, Rows> };
  Object.assign(archive.entities['partners']?.[0] ?? {}, { websiteUrl: 'http:example.org' });
  const link = archive.entities['content']?.find(({ key }) => key === 'social_url');
  Object.assign(link ?? {}, { valueEn: 'http:example.org', valueId: 'https://a:b@example.org' });
  const older = JSON.stringify(archive);
  expect(await importArchive(older)).toMatchObject({ __typename: 'ImportDatabasePayload' });
});

test('pictures from before they had captions, titles and frames can be imported', async () => {
  await addImages({});
  const archive = JSON.parse(await exported()) as { entities: Record<string, Rows> };
  const oldestColumns = 'key name url size type width height altEn altId placeholder animated';
  const kept = new Set(`id version uploadedAt updatedAt ${oldestColumns}`.split(' '));
  const images = archive.entities['images']?.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => kept.has(column))),
  );
  expect(images).toHaveLength(1);
  const older = JSON.stringify({ ...archive, entities: { ...archive.entities, images } });
  expect(await importArchive(older)).toMatchObject({ __typename: 'ImportDatabasePayload' });
});
