import { z } from 'zod';
import { adminRule, publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { NewsArticle, Prisma } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { everyWordIn } from '../database/search.ts';
import { changeVersioned, type VersionedRow } from '../database/versioned.ts';
import type { Language } from '../language.ts';
import { databaseId, line, paragraphs, pictureUrl, required, validate } from '../validation.ts';

/** An article as an editor gives it (specification sections 3 and 5). */
export const newsArticleInput = z.strictObject({
  titleEn: required(line(200)).meta({ description: 'Title in English, 1 to 200 characters.' }),
  titleId: required(line(200)).meta({ description: 'Title in Indonesian, 1 to 200 characters.' }),
  excerptEn: line(500).optional().meta({ description: 'Teaser in English, at most 500 characters.' }),
  excerptId: line(500).optional().meta({ description: 'Teaser in Indonesian, at most 500 characters.' }),
  contentEn: paragraphs(50_000)
    .optional()
    .meta({ description: 'Text in English: Markdown without HTML, at most 50,000 characters.' }),
  contentId: paragraphs(50_000)
    .optional()
    .meta({ description: 'Text in Indonesian: Markdown without HTML, at most 50,000 characters.' }),
  category: required(line(50)).meta({
    description:
      'Such as culture, fashion, education, announcement, competition, community; 1 to 50 characters.',
  }),
  imageUrl: pictureUrl()
    .nullable()
    .optional()
    .transform((url) => (url === '' ? null : url))
    .meta({ description: 'An http(s) address or a path on this site; null or empty for a placeholder.' }),
  featured: z
    .boolean()
    .optional()
    .meta({ description: 'A candidate for the featured place; at first false.' }),
  published: z.boolean().optional().meta({ description: 'False keeps it a draft; at first true.' }),
  publishedAt: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .meta({
      description: 'The date that readers see and lists are ordered by; at first the time of creation.',
    }),
});

/** A change of an article: the fields that are given. */
export const newsArticleChange = newsArticleInput.partial();

/** What a list can be narrowed by. `category` "all" and an empty search narrow nothing. */
export interface NewsFilter {
  category?: string | null | undefined;
  /** Every word must occur in the title or the content of `language` (specification section 5). */
  search?: string | null | undefined;
  language: Language;
  featured?: boolean | null | undefined;
  published?: boolean | null | undefined;
}

/** Newest first; the id orders articles of the same moment. */
export const newsOrder = [
  { name: 'publishedAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** The columns that a caller needs. */
export type NewsSelection = { select?: Prisma.NewsArticleSelect };

/** Drafts exist for admins only. Every read of an article goes through this filter. */
export function visibleNews(viewer: Viewer): { published?: true } {
  return viewer.admin ? {} : { published: true };
}

function matching({ category, search, language, featured, published }: NewsFilter) {
  const columns = language === 'en' ? ['titleEn', 'contentEn'] : ['titleId', 'contentId'];
  return [
    ...(category && category !== 'all' ? [{ category }] : []),
    ...(typeof featured === 'boolean' ? [{ featured }] : []),
    ...(typeof published === 'boolean' ? [{ published }] : []),
    ...everyWordIn(columns, search ?? ''),
  ];
}

/**
 * One page of the articles that the viewer may see.
 * @throws ValidationError for a foreign cursor or an overlong search
 */
export const listNews = publicRule(
  async (viewer, filter: NewsFilter, page: Page, selection: NewsSelection = {}): Promise<NewsArticle[]> =>
    prisma.newsArticle.findMany({
      ...selection,
      ...keysetPage(newsOrder, page, [visibleNews(viewer), ...matching(filter)]),
    }),
);

/** The article, or null when there is none that the viewer may see. */
export const findNewsArticle = publicRule(
  async (viewer, id: number, selection: NewsSelection = {}): Promise<NewsArticle | null> =>
    databaseId.safeParse(id).success
      ? prisma.newsArticle.findUnique({ ...selection, where: { id, ...visibleNews(viewer) } })
      : null,
);

/** The newest published article that is marked as featured; drafts are never featured, not even for admins. */
export const findFeaturedNewsArticle = publicRule(
  async (_viewer, selection: NewsSelection = {}): Promise<NewsArticle | null> =>
    prisma.newsArticle.findFirst({
      ...selection,
      where: { featured: true, published: true },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    }),
);

/** @throws UnauthenticatedError, ValidationError */
export const createNewsArticle = adminRule(
  async (_admin, input: unknown, selection: NewsSelection = {}): Promise<NewsArticle> =>
    prisma.newsArticle.create({ ...selection, data: validate(newsArticleInput, input) }),
);

/**
 * Changes the fields that are given.
 * @throws UnauthenticatedError, ValidationError, NotFoundError, ConflictError
 */
export const updateNewsArticle = adminRule(
  async (_admin, row: VersionedRow, input: unknown, selection: NewsSelection = {}): Promise<NewsArticle> => {
    const change = validate(newsArticleChange, input);
    return changeVersioned('news article', prisma.newsArticle, row, (where) =>
      prisma.newsArticle.update({ ...selection, where, data: { ...change, version: { increment: 1 } } }),
    );
  },
);

/** @throws UnauthenticatedError, NotFoundError, ConflictError */
export const deleteNewsArticle = adminRule(async (_admin, row: VersionedRow): Promise<void> => {
  await changeVersioned('news article', prisma.newsArticle, row, (where) =>
    prisma.newsArticle.delete({ where, select: { id: true } }),
  );
});
