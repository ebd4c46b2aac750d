// Archives, backups and the trash hold rows of older versions of the site.
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { databaseCalls } from './database.samples.ts';

const { seeded, exported, importArchive } = databaseCalls(useTestApp());

type Rows = Record<string, unknown>[];

const saves = 'id version createdAt updatedAt';

/** What the oldest archives have of each entity. */
const oldest = {
  content: `${saves} key valueEn valueId`,
  news: `${saves} titleEn titleId excerptEn excerptId contentEn contentId category imageUrl featured published publishedAt`,
  partners: `${saves} name tier logoUrl description websiteUrl active`,
  communities: `${saves} nameEn nameId descriptionEn descriptionId location imageUrl contactInfo active`,
  timeline: `${saves} yearEn yearId titleEn titleId descriptionEn descriptionId imageUrl order active`,
  batikPatterns: `${saves} nameEn nameId origin meaningEn meaningId descriptionEn descriptionId imageUrl`,
  messages: `${saves} name email subject message type language idempotencyKey handledAt mailedAt mailAttempts nextMailAt`,
  subscribers: 'id createdAt email language',
};

test('the oldest archives can be imported', async () => {
  await seeded();
  const archive = JSON.parse(await exported()) as { entities: Record<string, Rows> };
  const entities = Object.entries(oldest).map(([name, columns]) => {
    const has = new Set(columns.split(' '));
    const rows = archive.entities[name]?.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => has.has(column))),
    );
    return [name, rows];
  });
  const older = JSON.stringify({ ...archive, entities: Object.fromEntries(entities) });
  expect(await importArchive(older)).toMatchObject({ __typename: 'ImportDatabasePayload' });
});
