import { newsArticleFields } from '../news/news.ts';
import { validate } from '../validation.ts';
import type { CheckedArticle } from './finding.ts';

/** An article that is still being written: any field may be missing. */
export const unfinishedNewsArticle = newsArticleFields.partial();

const empty = { titleEn: '', titleId: '', excerptEn: '', excerptId: '', contentEn: '', contentId: '' };

/**
 * An unfinished article as it would be stored: what is not given stays, or is empty.
 * @throws ValidationError
 */
export function completed(given: unknown, stored: CheckedArticle | null): CheckedArticle {
  const { goLiveAt, imageUrl, ...input } = validate(unfinishedNewsArticle, given);
  const kept = stored ?? { id: 0, imageUrl: null, goLiveAt: null, rightTexts: {}, ...empty };
  return {
    ...kept,
    ...input,
    imageUrl: imageUrl === undefined ? kept.imageUrl : imageUrl,
    goLiveAt: goLiveAt === undefined ? kept.goLiveAt : goLiveAt,
  };
}
