import { z } from 'zod';
import { publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { everyWordIn } from '../database/search.ts';
import type { Language } from '../language.ts';
import { line, moment, paragraphs, pictureUrl, required, validate } from '../validation.ts';

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
  publishedAt: moment().optional().meta({
    description: 'The date that readers see and lists are ordered by; at first the time of creation.',
  }),
});

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

/** Drafts exist for admins only. Every read of an article goes through this filter. */
export function visibleNews(viewer: Viewer): { published?: true } {
  return viewer.admin ? {} : { published: true };
}

const categoryFilter = z.object({ category: line(50) });

function matching({ category, search, language, featured, published }: NewsFilter) {
  const columns = language === 'en' ? ['titleEn', 'contentEn'] : ['titleId', 'contentId'];
  return [
    ...(category && category !== 'all' ? [validate(categoryFilter, { category })] : []),
    ...(typeof featured === 'boolean' ? [{ featured }] : []),
    ...(typeof published === 'boolean' ? [{ published }] : []),
    ...everyWordIn(columns, search ?? ''),
  ];
}

/**
 * One page of the articles that the viewer may see.
 * @throws ValidationError for a foreign cursor, an overlong search, or text that is no category
 */
export const listNews = publicRule(
  async (viewer, filter: NewsFilter, page: Page, selection: Selection = {}): Promise<NewsArticle[]> =>
    prisma.newsArticle.findMany({
      ...selection,
      ...keysetPage(newsOrder, page, [visibleNews(viewer), ...matching(filter)]),
    }),
);

/** The newest published article that is marked as featured; drafts are never featured, not even for admins. */
export const findFeaturedNewsArticle = publicRule(
  async (_viewer, selection: Selection = {}): Promise<NewsArticle | null> =>
    prisma.newsArticle.findFirst({
      ...selection,
      where: { featured: true, published: true },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    }),
);

/** Reading, adding, changing and deleting one article. */
export const newsRules = resourceRules<NewsArticle>({
  noun: 'news article',
  model: 'newsArticle',
  input: newsArticleInput,
  change: newsArticleInput.partial(),
  visible: visibleNews,
});
