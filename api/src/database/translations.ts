import { contentKeys } from '../../../web/src/shared/content/contentKeys.ts';
import { readRule } from '../auth/permission.ts';
import { prisma } from './client.ts';
import { Prisma } from './generated/client.ts';

/** The number of rows of each noun with a missing translation. */
export interface MissingTranslations {
  content: number;
  news: number;
  communities: number;
  timeline: number;
  batikPatterns: number;
}

// Names and years may be the same in both languages; sentences may not.
const sentences = {
  news: ['title', 'excerpt', 'content'],
  communities: ['description'],
  timeline: ['title', 'description'],
  batikPatterns: ['meaning', 'description'],
};

/** The keys of texts that need a translation: their built-in texts differ by language. */
const wordKeys = contentKeys
  .filter(({ kind, fallback }) => (kind === 'text' || kind === 'longText') && fallback.en !== fallback.id)
  .map(({ key }) => key);

/** The condition that any of a row’s texts exists in one language only, or is the same in both. */
function lacksLanguage(fields: readonly string[]): Prisma.Sql {
  const conditions = fields.map(
    (name) => `("${name}En" = '') <> ("${name}Id" = '') OR ("${name}En" = "${name}Id" AND "${name}En" <> '')`,
  );
  return Prisma.raw(conditions.join(' OR '));
}

/**
 * Counts the rows with a missing translation, in one statement. An empty pair is complete, and content may
 * repeat the site’s own names. PostgreSQL compares texts of different lengths by length alone.
 */
export const countMissingTranslations = readRule('content.read', async (): Promise<MissingTranslations> => {
  const [row] = await prisma.$queryRaw<Record<keyof MissingTranslations, bigint>[]>`
    SELECT
      (SELECT count(*) FROM "ContentEntry"
        WHERE "key" IN (${Prisma.join(wordKeys)}) AND "valueEn" = "valueId"
        AND "valueEn" NOT IN (SELECT "valueEn" FROM "ContentEntry" WHERE "key" IN ('site_name', 'app.short_name'))) AS "content",
      (SELECT count(*) FROM "NewsArticle" WHERE ${lacksLanguage(sentences.news)}) AS "news",
      (SELECT count(*) FROM "Community" WHERE ${lacksLanguage(sentences.communities)}) AS "communities",
      (SELECT count(*) FROM "TimelineItem" WHERE ${lacksLanguage(sentences.timeline)}) AS "timeline",
      (SELECT count(*) FROM "BatikPattern" WHERE ${lacksLanguage(sentences.batikPatterns)}) AS "batikPatterns"`;
  if (!row) throw new Error('The database returned no counts.');
  return {
    content: Number(row.content),
    news: Number(row.news),
    communities: Number(row.communities),
    timeline: Number(row.timeline),
    batikPatterns: Number(row.batikPatterns),
  };
});
