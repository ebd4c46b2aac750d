import { readRule } from '../auth/permission.ts';
import { untranslatedKeys } from '../content/untranslated.ts';
import { withGap, type TranslationGap } from '../translation/filter.ts';
import { prisma } from './client.ts';

/** The number of rows of each noun with a translation that is missing, or behind. */
export interface TranslationCounts {
  content: number;
  news: number;
  communities: number;
  timeline: number;
  batikPatterns: number;
  images: number;
}

/** Counts what the lists show under the same filter, in one statement for each noun. */
export const countTranslations = readRule(
  'content.read',
  async (_admin, gap: TranslationGap): Promise<TranslationCounts> => {
    const { newsArticle, community, timelineItem, batikPattern, image, contentEntry } = prisma;
    const [content, news, communities, timeline, batikPatterns, images] = await Promise.all([
      gap === 'MISSING'
        ? untranslatedKeys().then(({ size }) => size)
        : contentEntry.count({ where: withGap(gap, 'ContentEntry', contentEntry.fields) }),
      newsArticle.count({ where: withGap(gap, 'NewsArticle', newsArticle.fields) }),
      community.count({ where: withGap(gap, 'Community', community.fields) }),
      timelineItem.count({ where: withGap(gap, 'TimelineItem', timelineItem.fields) }),
      batikPattern.count({ where: withGap(gap, 'BatikPattern', batikPattern.fields) }),
      image.count({ where: withGap(gap, 'Image', image.fields) }),
    ]);
    return { content, news, communities, timeline, batikPatterns, images };
  },
);
