import { articles } from '../database/seed/news/index.ts';
import { batikPatterns } from '../database/seed/patterns.ts';
import { communities } from '../database/seed/communities.ts';
import { partners } from '../database/seed/partners.ts';
import { timelineItems } from '../database/seed/timeline.ts';

// Examples for OpenAPI: rows of the sample content, as an editor could send them.

const first = <Row extends object>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('There is no sample content.');
  return row;
};

/** The first paragraph of a long text. */
const opening = (text: string) => text.split('\n\n', 1).join('');

const article = first(articles);

export const articleExample = {
  ...article,
  contentEn: opening(article.contentEn),
  contentId: opening(article.contentId),
  publishedAt: new Date(article.publishedAt).toISOString(),
  author: 'The editorial team',
  imageUrl: null,
  featured: false,
  published: true,
  goLiveAt: null,
  expireAt: null,
};
export const communityExample = { ...first(communities), active: true };
export const partnerExample = { ...first(partners), active: true };
export const patternExample = first(batikPatterns);
export const timelineExample = { ...first(timelineItems), active: true };
