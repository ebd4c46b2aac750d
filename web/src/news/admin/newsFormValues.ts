import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { CreateNewsArticleInput } from '../../__generated__/useCreateNewsArticleMutation.graphql.ts';
import type { newsFormValues_article$key } from '../../__generated__/newsFormValues_article.graphql.ts';
import { fromLocalDateTime, toLocalDateTime } from '../../admin/form/localDateTime.ts';

/** An article as its form holds it: texts as typed, the date as a datetime-local field has it, empty for none. */
export type NewsFormValues = {
  titleEn: string;
  titleId: string;
  excerptEn: string;
  excerptId: string;
  contentEn: string;
  contentId: string;
  category: string;
  imageUrl: string;
  publishedAt: string;
  featured: boolean;
  published: boolean;
};

export const newsListAddress = '/admin/news';

/** Specification section 5. */
export const requiredNewsFields = ['titleEn', 'titleId', 'category'] as const;

/** The server's limits, in characters. */
export const newsLimits = { title: 200, excerpt: 500, content: 50_000, imageUrl: 2048 } as const;

/** The categories that the admin offers (specification section 9). */
export const adminCategories = [
  'culture',
  'fashion',
  'education',
  'announcement',
  'competition',
  'community',
] as const;

/** A new article: published, not featured (specification section 3). */
export const newNewsFormValues: NewsFormValues = {
  titleEn: '',
  titleId: '',
  excerptEn: '',
  excerptId: '',
  contentEn: '',
  contentId: '',
  category: '',
  imageUrl: '',
  publishedAt: '',
  featured: false,
  published: true,
};

/** A stored article as its form holds it. */
export function newsFormValues(key: newsFormValues_article$key): NewsFormValues {
  const article = readInlineData(
    graphql`
      fragment newsFormValues_article on NewsArticle @inline {
        titleEn
        titleId
        excerptEn
        excerptId
        contentEn
        contentId
        category
        imageUrl
        publishedAt
        featured
        published
      }
    `,
    key,
  );
  const { titleEn, titleId, excerptEn, excerptId, contentEn, contentId } = article;
  const { category, imageUrl, publishedAt, featured, published } = article;
  return {
    titleEn,
    titleId,
    excerptEn,
    excerptId,
    contentEn,
    contentId,
    category,
    imageUrl: imageUrl ?? '',
    publishedAt: toLocalDateTime(publishedAt),
    featured,
    published,
  };
}

/**
 * What is sent to the server. An untouched date is left out: the field shows minutes, and the stored one may be
 * finer. An emptied one is left out too: now for a new article, as it was for another.
 */
export function newsArticleInput(values: NewsFormValues, initial: NewsFormValues): CreateNewsArticleInput {
  const { publishedAt, ...input } = values;
  const isNewDate = publishedAt !== '' && publishedAt !== initial.publishedAt;
  return isNewDate ? { ...input, publishedAt: fromLocalDateTime(publishedAt) } : input;
}
