import { visitor } from '../auth/viewer.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { cursorOf, type Page } from '../database/keyset.ts';
import type { Language } from '../language.ts';
import { titleSimilarity } from './titleSimilarity.ts';
import { listNews, newsOrder } from './news.ts';

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

const placed = { id: true, publishedAt: true } as const;

/** The columns of articles that visitors may see: what surrounds an article is the same for everyone. */
const seen = (category: string | null, page: Page, select: object) =>
  listNews(visitor, { category, reader: { language: 'en' } }, page, { select });

/** The neighbours of an article by publication, among those that visitors may see: in one statement each. */
export async function neighboursOf(article: Placed): Promise<Neighbours> {
  const cursor = cursorOf(newsOrder, article);
  const [[previous = null], [next = null]] = await Promise.all([
    seen(null, { after: cursor, limit: 1, inverted: false }, placed),
    seen(null, { before: cursor, limit: 1, inverted: true }, placed),
  ]);
  return { previous, next };
}

/**
 * The articles to read after an article: the newest of its category, the most similar title first, then the newest of
 * the others. Its neighbours are left out. Two statements.
 */
export async function relatedTo(
  article: Pick<NewsArticle, 'id' | 'category' | 'titleEn' | 'titleId'>,
  { previous, next }: Neighbours,
  language: Language,
): Promise<Placed[]> {
  const titleOf = ({ titleEn, titleId }: Pick<NewsArticle, 'titleEn' | 'titleId'>) =>
    language === 'en' ? titleEn : titleId;
  const [candidates, newest] = await Promise.all([
    seen(
      article.category,
      { limit: candidateLimit, inverted: false },
      { ...placed, titleEn: true, titleId: true },
    ),
    // Enough to fill the list if the first three of them are left out.
    seen(null, { limit: 2 * relatedLimit, inverted: false }, placed),
  ]);
  const similarity = titleSimilarity(titleOf(article));
  const scored = candidates.map((row) => ({ row, score: similarity(titleOf(row)) }));
  const ranked = scored.toSorted((one, other) => other.score - one.score).map(({ row }) => row);
  const byId = new Map<number, Placed>([...ranked, ...newest].map((row) => [row.id, row]));
  for (const { id } of [article, previous, next].filter((row) => row !== null)) byId.delete(id);
  return [...byId.values()].slice(0, relatedLimit);
}
