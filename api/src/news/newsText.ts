import { pick } from '../../../web/src/shared/language.ts';
import { matchingRows, type Enough, type Searched } from '../database/matching.ts';
import { prisma } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { readingOnly } from '../database/trace.ts';
import type { Language } from '../language.ts';

const { sql } = Prisma;

/** The column with the title and the content of each article in a language, in lower case. */
export const newsText = (language: Language): Prisma.Sql => pick(language, sql`"searchEn"`, sql`"searchId"`);

/**
 * The ids of the articles in which every word occurs, in the title or the content: among all articles, or among the
 * newest 2,000 if an index names more (docs/product.md#news). A list, its pages and its number of articles are
 * narrowed to these, so that they agree.
 * @param visible narrows the articles to those that the viewer may see
 * @param enough for a page: of a frequent word, only these are found
 */
export async function matchingNews(
  words: readonly string[],
  language: Language,
  visible: Prisma.Sql,
  enough?: Enough,
): Promise<number[]> {
  const searched: Searched = {
    table: sql`"NewsArticle"`,
    columns: [newsText(language)],
    isLower: true,
    order: sql`"publishedAt" DESC, id DESC`,
    visible,
  };
  const rows = await readingOnly(
    ['NewsArticle'],
    () => prisma.$queryRaw<{ id: number }[]>`SELECT id FROM ${matchingRows(searched, words, enough)}`,
  );
  return rows.map(({ id }) => id);
}
