import { readRule } from '../auth/permission.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { validate } from '../validation.ts';
import { newsArticleFields } from './news.ts';

/** An article that is still being written: any field may be missing. */
export const unfinishedNewsArticle = newsArticleFields.partial();

/**
 * An unfinished article with what it lacks, and number 0.
 * @throws ValidationError
 */
export function completed(given: unknown): NewsArticle {
  const now = new Date();
  const {
    publishedAt,
    imageUrl,
    goLiveAt = null,
    expireAt = null,
    ...input
  } = validate(unfinishedNewsArticle, given);
  return {
    id: 0,
    titleEn: '',
    titleId: '',
    excerptEn: '',
    excerptId: '',
    contentEn: '',
    contentId: '',
    author: '',
    category: '',
    featured: false,
    published: true,
    version: 0,
    rightTexts: {},
    createdAt: now,
    updatedAt: now,
    ...input,
    imageUrl: imageUrl ?? null,
    publishedAt: publishedAt ?? now,
    goLiveAt,
    expireAt,
  };
}

/**
 * The article as readers would see it, with number 0; nothing is stored.
 * @throws UnauthenticatedError, ValidationError
 */
export const previewNewsArticle = readRule(
  'news.read',
  async (_admin, given: unknown): Promise<NewsArticle> => completed(given),
);
