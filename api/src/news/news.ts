import { z } from 'zod';
import { may } from '../auth/capabilities.ts';
import { publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { resourceRules, type Selection } from '../database/resource.ts';
import { search } from '../database/search.ts';
import type { Preferences } from '../graphql/context.ts';
import type { Language } from '../language.ts';
import { gapIn, type TranslationFilter } from '../translation/filter.ts';
import {
  clearable,
  line,
  markdown,
  moment,
  nullForEmpty,
  pictureUrl,
  required,
  validate,
} from '../validation.ts';

/** An editor’s input for an article (docs/product.md#news). */
export const newsArticleInput = z.strictObject({
  titleEn: required(line(200)).meta({ description: 'Title in English, 1 to 200 characters.' }),
  titleId: required(line(200)).meta({ description: 'Title in Indonesian, 1 to 200 characters.' }),
  excerptEn: clearable(line(500), () => '').meta({
    description: 'Teaser in English, at most 500 characters; null for none.',
  }),
  excerptId: clearable(line(500), () => '').meta({
    description: 'Teaser in Indonesian, at most 500 characters; null for none.',
  }),
  contentEn: clearable(markdown(50_000), () => '').meta({
    description: 'Text in English: Markdown without HTML, at most 50,000 characters; null for none.',
  }),
  contentId: clearable(markdown(50_000), () => '').meta({
    description: 'Text in Indonesian: Markdown without HTML, at most 50,000 characters; null for none.',
  }),
  author: clearable(line(120), () => '').meta({
    description: 'Who wrote it, as readers see the name, at most 120 characters; null for none.',
  }),
  category: required(line(50)).meta({
    description:
      'Such as culture, fashion, education, announcement, competition, community; 1 to 50 characters.',
  }),
  imageUrl: pictureUrl()
    .nullable()
    .optional()
    .transform(nullForEmpty)
    .meta({ description: 'An http(s) address or a path on this site; null or empty for a placeholder.' }),
  featured: clearable(z.boolean(), () => false).meta({
    description: 'A candidate for the featured place; false by default and for null.',
  }),
  published: clearable(z.boolean(), () => true).meta({
    description: 'False keeps it a draft; true by default and for null.',
  }),
  publishedAt: clearable(moment(), () => new Date()).meta({
    description:
      'The date that readers see and that lists are ordered by; by default the time of creation, and for null the time of the change.',
  }),
});

/** The filters of a list. `category` "all" and an empty search do not filter. */
export interface NewsFilter extends TranslationFilter {
  category?: string | null | undefined;
  /** Every word must occur in the title or the content (docs/product.md#news). */
  search?: string | null | undefined;
  /** The language to search in; by default the reader’s, which is read only then. */
  language?: Language | null | undefined;
  reader: Pick<Preferences, 'language'>;
  featured?: boolean | null | undefined;
  published?: boolean | null | undefined;
}

/** Newest first; the id breaks ties. */
export const newsOrder = [
  { name: 'publishedAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/**
 * Drafts are visible only to viewers who may read them. Every read of an article goes through this filter.
 */
export function visibleNews(viewer: Viewer): { published?: true } {
  return may(viewer, 'news.read') ? {} : { published: true };
}

const categoryFilter = z.object({ category: line(50) });

/** The columns to search. Only a search reads the reader’s language, on which its answer then depends. */
function searchedColumns({ search: text, language, reader }: NewsFilter): string[] {
  if (!text) return [];
  return (language ?? reader.language) === 'en' ? ['titleEn', 'contentEn'] : ['titleId', 'contentId'];
}

function matching(filter: NewsFilter) {
  const { category, featured, published } = filter;
  return [
    ...(category && category !== 'all' ? [validate(categoryFilter, { category })] : []),
    ...(typeof featured === 'boolean' ? [{ featured }] : []),
    ...(typeof published === 'boolean' ? [{ published }] : []),
    ...gapIn(filter, 'NewsArticle', prisma.newsArticle.fields),
  ];
}

/**
 * One page of the articles that the viewer may see.
 * @throws ValidationError for a foreign cursor, an overlong search, or text that is not a category
 * @throws BusyError if too many searches are waiting
 */
export const listNews = publicRule(
  async (viewer, filter: NewsFilter, page: Page, selection: Selection = {}): Promise<NewsArticle[]> =>
    search(viewer, searchedColumns(filter), filter.search, (words) =>
      prisma.newsArticle.findMany({
        ...selection,
        ...keysetPage(newsOrder, page, [visibleNews(viewer), ...matching(filter), ...words]),
      }),
    ),
);

/** The newest published article marked as featured; drafts are never featured, even for admins. */
export const findFeaturedNewsArticle = publicRule(
  async (_viewer, selection: Selection = {}): Promise<NewsArticle | null> =>
    prisma.newsArticle.findFirst({
      ...selection,
      where: { featured: true, published: true },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    }),
);

/** Reading, creating, changing and deleting an article. */
export const newsRules = resourceRules<NewsArticle>({
  noun: 'news article',
  model: 'newsArticle',
  input: newsArticleInput,
  change: newsArticleInput.partial(),
  write: 'news.write',
  visible: visibleNews,
});
