import { may } from '../auth/capabilities.ts';
import { confirmedRule, readRule, writeRule } from '../auth/permission.ts';
import { ValidationError } from '../errors.ts';
import { recordOperation } from '../history/record.ts';
import { clearEntities, exclusively, makeArchive } from './archive.ts';
import { storeBackup, type Backup } from './backups.ts';
import { newsShownAt } from '../news/visibility.ts';
import { prisma } from './client.ts';
import { addSamples } from './seed/seed.ts';
import { requestTime } from './trace.ts';

/** Counts for the dashboard (docs/product.md#overview). */
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
  /** Null for those who may not read messages. */
  unhandledMessages: number | null;
}

/** The phrases that confirm deleting everything: in English, and in Indonesian. */
export const resetPhrases: readonly [string, string] = ['DELETE ALL DATA', 'HAPUS SEMUA DATA'];

/** All counts in one statement. */
export const databaseStatistics = readRule('overview.read', async (admin): Promise<DatabaseStatistics> => {
  const [row] = await prisma.$queryRaw<Record<keyof DatabaseStatistics, bigint>[]>`
    SELECT
      (SELECT count(*) FROM "ContentEntry") AS "content",
      (SELECT count(*) FROM "NewsArticle") AS "news",
      (SELECT count(*) FROM "NewsArticle" WHERE ${newsShownAt(requestTime())}) AS "publishedNews",
      (SELECT count(*) FROM "Partner") AS "partners",
      (SELECT count(*) FROM "Partner" WHERE "active") AS "activePartners",
      (SELECT count(*) FROM "Community") AS "communities",
      (SELECT count(*) FROM "Community" WHERE "active") AS "activeCommunities",
      (SELECT count(*) FROM "TimelineItem") AS "timeline",
      (SELECT count(*) FROM "BatikPattern") AS "batikPatterns",
      (SELECT count(*) FROM "Image") AS "media",
      (SELECT count(*) FROM "ContactMessage" WHERE "handledAt" IS NULL) AS "unhandledMessages"`;
  if (!row) throw new Error('The database returned no counts.');
  const counts = Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as Record<keyof DatabaseStatistics, number>;
  return may({ admin }, 'messages.read') ? counts : { ...counts, unhandledMessages: null };
});

/** The database’s response time, in milliseconds. */
export const measureDatabase = readRule('operations.read', async (): Promise<number> => {
  const started = performance.now();
  await prisma.$queryRaw`SELECT 1`;
  return performance.now() - started;
});

/** Adds the missing sample content. */
export const seedDatabase = writeRule('database.manage', async (admin): Promise<void> =>
  exclusively(async (transaction) => {
    await addSamples(transaction);
    await recordOperation(transaction, admin, 'seeded');
  }),
);

/**
 * Deletes all content, after a backup of it. Keeps admins, their sessions and image files.
 * @param confirm the phrase as typed
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, ValidationError if the phrase is wrong
 */
export const resetDatabase = confirmedRule(
  'database.manage',
  async (admin, dataFolder: string, confirm: string): Promise<Backup> => {
    if (!resetPhrases.includes(confirm)) {
      throw new ValidationError(`Type “${resetPhrases[0]}” to delete all data.`);
    }
    return exclusively(async (transaction) => {
      const backup = storeBackup(dataFolder, await makeArchive(transaction), 'reset');
      await clearEntities(transaction);
      await recordOperation(transaction, admin, 'reset');
      return backup;
    });
  },
);
