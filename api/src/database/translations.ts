import { readRule } from '../auth/permission.ts';
import { visibleCommunities } from '../communities/communities.ts';
import { untranslatedKeys } from '../content/untranslated.ts';
import { visibleImages } from '../images/images.ts';
import { visibleNews } from '../news/visibility.ts';
import { visibleTimeline } from '../timeline/timeline.ts';
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

/** Counts what the lists show the caller under the same filter, in one statement for each noun. */
export const countTranslations = readRule(
  'content.read',
  async (admin, gap: TranslationGap): Promise<TranslationCounts> => {
    const viewer = { admin };
    const { newsArticle, community, timelineItem, batikPattern, image, contentEntry } = prisma;
    const [content, news, communities, timeline, batikPatterns, images] = await Promise.all([
      gap === 'MISSING'
        ? untranslatedKeys().then(({ size }) => size)
        : contentEntry.count({ where: withGap(gap, 'ContentEntry', contentEntry.fields) }),
      newsArticle.count({
        where: { AND: [withGap(gap, 'NewsArticle', newsArticle.fields), visibleNews(viewer)] },
      }),
      community.count({
        where: { AND: [withGap(gap, 'Community', community.fields), visibleCommunities(viewer)] },
      }),
      timelineItem.count({
        where: { AND: [withGap(gap, 'TimelineItem', timelineItem.fields), visibleTimeline(viewer)] },
      }),
      batikPattern.count({ where: withGap(gap, 'BatikPattern', batikPattern.fields) }),
      image.count({
        where: { AND: [withGap(gap, 'Image', image.fields), visibleImages(viewer)] },
      }),
    ]);
    return { content, news, communities, timeline, batikPatterns, images };
  },
);
