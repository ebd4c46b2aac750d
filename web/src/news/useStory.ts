import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useStory_article$key } from '../__generated__/useStory_article.graphql.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { pick } from '../shared/language.ts';
import { categoryName } from '../shared/newsCategories.ts';
import { newsTexts } from './newsTexts.ts';

export interface StoryData {
  path: string;
  title: string;
  /** The category’s name. */
  category: string;
  publishedAt: string;
}

/** What every link to an article shows of it, in the reader’s language. */
export function useStory(key: useStory_article$key): StoryData {
  const texts = useTexts(newsTexts);
  const { language } = useLanguage();
  const { databaseId, titleEn, titleId, category, publishedAt } = useFragment(
    graphql`
      fragment useStory_article on NewsArticle {
        databaseId
        titleEn
        titleId
        category
        publishedAt
      }
    `,
    key,
  );
  return {
    path: `/news/${databaseId}`,
    title: pick(language, titleEn, titleId),
    category: categoryName(texts.category, category),
    publishedAt,
  };
}
