import type { Period } from '../cache/period.ts';
import { prisma } from '../database/client.ts';

/**
 * The time around a moment in which no article goes live or is taken down. One statement, of four index look-ups;
 * drafts count, since that only ends a period early.
 */
export async function newsPeriodAt(now: Date): Promise<Period> {
  const [found] = await prisma.$queryRaw<{ from: Date | null; until: Date | null }[]>`
    SELECT
      greatest(
        (SELECT max("goLiveAt") FROM "NewsArticle" WHERE "goLiveAt" <= ${now}),
        (SELECT max("expireAt") FROM "NewsArticle" WHERE "expireAt" <= ${now})
      ) AS "from",
      least(
        (SELECT min("goLiveAt") FROM "NewsArticle" WHERE "goLiveAt" > ${now}),
        (SELECT min("expireAt") FROM "NewsArticle" WHERE "expireAt" > ${now})
      ) AS "until"`;
  return { from: found?.from?.getTime() ?? -Infinity, until: found?.until?.getTime() ?? Infinity };
}
