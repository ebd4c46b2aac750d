import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LatestStory_article$key } from '../__generated__/LatestStory_article.graphql.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { NewsDate } from '../news/NewsDate.tsx';
import { NewsPicture } from '../news/NewsPicture.tsx';
import { newsTexts } from '../news/newsTexts.ts';
import { pick } from '../shared/language.ts';
import { categoryName } from '../shared/newsCategories.ts';
import * as type from '../theme/typography.css.ts';
import * as styles from './HomeNews.css.ts';
import { StoryLink } from './StoryLink.tsx';

interface Props {
  article: LatestStory_article$key;
}

/** An article as text, with its picture as a pebble. */
export function LatestStory({ article: key }: Props) {
  const texts = useTexts(newsTexts);
  const { language } = useLanguage();
  const article = useFragment(
    graphql`
      fragment LatestStory_article on NewsArticle {
        databaseId
        titleEn
        titleId
        category
        publishedAt
        ...NewsPicture_article
      }
    `,
    key,
  );
  const title = pick(language, article.titleEn, article.titleId);
  return (
    <li className={styles.latestItem}>
      <article className={styles.latestStory}>
        <div className={styles.latestTexts}>
          <p className={type.caption}>{categoryName(texts.category, article.category)}</p>
          <h3 className={styles.latestTitle}>{title}</h3>
          <p className={styles.foot}>
            <NewsDate date={article.publishedAt} />
            <StoryLink id={article.databaseId} title={title} />
          </p>
        </div>
        <NewsPicture article={article} at="pebble" />
      </article>
    </li>
  );
}
