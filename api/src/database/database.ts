import { adminRule } from '../auth/permission.ts';
import { ValidationError } from '../errors.ts';
import {
  clearEntities,
  countRows,
  exclusively,
  makeArchive,
  readArchive,
  writeArchive,
  type Archive,
  type EntityCounts,
} from './archive.ts';
import { listBackups, readBackup, storeBackup, type Backup } from './backups.ts';
import { prisma } from './client.ts';
import { addSamples } from './seed/seed.ts';

/** Counts for the dashboard (specification sections 2.10 and 3). */
export interface DatabaseStatistics {
  content: number;
  news: number;
  publishedNews: number;
  partners: number;
  activePartners: number;
  communities: number;
  activeCommunities: number;
  timeline: number;
  batikPatterns: number;
  media: number;
  unhandledMessages: number;
}

/** What has to be typed before everything is deleted. */
export const resetPhrase = 'DELETE ALL DATA';

/** All counts in one statement. */
export const databaseStatistics = adminRule(async (): Promise<DatabaseStatistics> => {
  const [row] = await prisma.$queryRaw<Record<keyof DatabaseStatistics, bigint>[]>`
    SELECT
      (SELECT count(*) FROM "ContentEntry") AS "content",
      (SELECT count(*) FROM "NewsArticle") AS "news",
      (SELECT count(*) FROM "NewsArticle" WHERE "published") AS "publishedNews",
      (SELECT count(*) FROM "Partner") AS "partners",
      (SELECT count(*) FROM "Partner" WHERE "active") AS "activePartners",
      (SELECT count(*) FROM "Community") AS "communities",
      (SELECT count(*) FROM "Community" WHERE "active") AS "activeCommunities",
      (SELECT count(*) FROM "TimelineItem") AS "timeline",
      (SELECT count(*) FROM "BatikPattern") AS "batikPatterns",
      (SELECT count(*) FROM "Image") AS "media",
      (SELECT count(*) FROM "ContactMessage" WHERE "handledAt" IS NULL) AS "unhandledMessages"`;
  if (!row) throw new Error('The database does not count.');
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as unknown as DatabaseStatistics;
});

/** Adds the sample content that is not there yet. */
export const seedDatabase = adminRule(async (): Promise<void> => exclusively(addSamples));

/**
 * Deletes all content, after a backup of it. Admins, their sessions and the files of pictures stay.
 * @param confirm the phrase that was typed for it
 * @throws UnauthenticatedError, ValidationError when it is another phrase
 */
export const resetDatabase = adminRule(
  async (_admin, dataFolder: string, confirm: string): Promise<Backup> => {
    if (confirm !== resetPhrase) throw new ValidationError(`Type “${resetPhrase}” to delete all data.`);
    return exclusively(async (transaction) => {
      const backup = storeBackup(dataFolder, await makeArchive(transaction));
      await clearEntities(transaction);
      return backup;
    });
  },
);

/** The stored backups, newest first. */
export const findBackups = adminRule(async (_admin, dataFolder: string): Promise<Backup[]> =>
  listBackups(dataFolder),
);

/** Stores a backup and returns its text too, for keeping elsewhere. */
export const exportDatabase = adminRule(
  async (_admin, dataFolder: string): Promise<{ backup: Backup; archive: string }> => {
    const archive = await exclusively(makeArchive);
    return { backup: storeBackup(dataFolder, archive), archive };
  },
);

/** Puts an archive in place of all content, after a backup of what was there. */
async function replaceContent(dataFolder: string, archive: Archive): Promise<EntityCounts> {
  await exclusively(async (transaction) => {
    storeBackup(dataFolder, await makeArchive(transaction));
    await writeArchive(transaction, archive);
  });
  return countRows(archive);
}

/**
 * Imports an archive in place of all content.
 * @param rehearse only tells what would be there afterwards
 * @throws UnauthenticatedError, ValidationError when any part of the archive is wrong: nothing is written then
 */
export const importDatabase = adminRule(
  async (_admin, dataFolder: string, text: string, rehearse: boolean): Promise<EntityCounts> => {
    const archive = readArchive(text);
    return rehearse ? countRows(archive) : replaceContent(dataFolder, archive);
  },
);

/** Imports a stored backup. @throws UnauthenticatedError, NotFoundError, ValidationError */
export const restoreBackup = adminRule(
  async (_admin, dataFolder: string, name: string): Promise<EntityCounts> =>
    replaceContent(dataFolder, readArchive(readBackup(dataFolder, name))),
);
