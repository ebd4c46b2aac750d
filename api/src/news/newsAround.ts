import { visitor } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import { Prisma, type NewsArticle } from '../database/generated/client.ts';
import { readingOnly, requestTime } from '../database/trace.ts';
import type { Language } from '../language.ts';
import { listNews } from './news.ts';
import { bySimilarity } from './titleSimilarity.ts';
import { newsShownAt } from './visibility.ts';

// What surrounds an article is the same for everyone: articles that visitors may see.

/** What the order of lists needs of an article. */
export type Placed = Pick<NewsArticle, 'id' | 'publishedAt'>;

/** The articles published before and after an article; null at the ends. */
export interface Neighbours {
  previous: Placed | null;
  next: Placed | null;
}

/** The most related articles. */
export const relatedLimit = 3;

/** The newest articles of a category, of which the most similar are related. */
const candidateLimit = 100;

const { sql, raw } = Prisma;

/** The id of the neighbour of the article `given` on one side. */
const neighbour = (side: '<' | '>', order: 'DESC' | 'ASC') => sql`
  SELECT id, "publishedAt" AS at FROM "NewsArticle"
  WHERE ${newsShownAt(requestTime())} AND ("publishedAt", id) ${raw(side)} (given.at, given.id)
  ORDER BY "publishedAt" ${raw(order)}, id ${raw(order)} LIMIT 1`;

interface NeighbourRow {
  previousId: number | null;
  previousAt: Date | null;
  nextId: number | null;
  nextAt: Date | null;
}

const placed = (id: number | null | undefined, publishedAt: Date | null | undefined): Placed | null =>
  id && publishedAt ? { id, publishedAt } : null;

/** The neighbours of articles by publication, in one statement for all. */
export async function neighboursOf(articles: readonly Placed[]): Promise<Map<Placed, Neighbours>> {
  const ids = articles.map(({ id }) => id);
  const times = articles.map(({ publishedAt }) => publishedAt.toISOString());
  const rows = await readingOnly(
    ['NewsArticle'],
    () => prisma.$queryRaw<NeighbourRow[]>`
      SELECT previous.id AS "previousId", previous.at AS "previousAt", next.id AS "nextId", next.at AS "nextAt"
      FROM unnest(${ids}::int[], ${times}::timestamptz[]) WITH ORDINALITY AS given(id, at, place)
      LEFT JOIN LATERAL (${neighbour('<', 'DESC')}) AS previous ON TRUE
      LEFT JOIN LATERAL (${neighbour('>', 'ASC')}) AS next ON TRUE
      ORDER BY given.place`,
  );
  return new Map(
    articles.map((article, i) => {
      const row = rows[i];
      const [previous, next] = [placed(row?.previousId, row?.previousAt), placed(row?.nextId, row?.nextAt)];
      return [article, { previous, next }];
    }),
  );
}

/** Orders the newest articles of a category by the similarity of their titles to a title. */
export type Ranking = (title: string) => readonly Placed[];

/** The newest articles of a category, to be ranked for each of its articles. One statement. */
export async function rankingOf(category: string, language: Language): Promise<Ranking> {
  const filter = { category, reader: { language } };
  const select = { id: true, publishedAt: true, titleEn: true, titleId: true };
  const rows = await listNews(visitor, filter, { limit: candidateLimit, inverted: false }, { select });
  return bySimilarity(rows, titleIn(language));
}

/** The newest articles: enough to fill the list if the first three of them are left out. One statement. */
export async function newestNews(): Promise<Placed[]> {
  const select = { id: true, publishedAt: true };
  const filter = { reader: { language: 'en' } } as const;
  return listNews(visitor, filter, { limit: 2 * relatedLimit, inverted: false }, { select });
}

export const titleIn =
  (language: Language) =>
  ({ titleEn, titleId }: Pick<NewsArticle, 'titleEn' | 'titleId'>): string =>
    language === 'en' ? titleEn : titleId;

/**
 * The articles to read after an article: those of its category, the most similar title first, then the newest of the
 * others, without the article and its neighbours.
 */
export function relatedTo(
  article: Placed,
  neighbours: Neighbours | null,
  ranked: readonly Placed[],
  newest: readonly Placed[],
): Placed[] {
  const byId = new Map([...ranked, ...newest].map((row) => [row.id, row]));
  for (const around of [article, neighbours?.previous, neighbours?.next]) if (around) byId.delete(around.id);
  return [...byId.values()].slice(0, relatedLimit);
}
