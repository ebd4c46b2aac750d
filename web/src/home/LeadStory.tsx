import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LeadStory_article$key } from '../__generated__/LeadStory_article.graphql.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { NewsDate } from '../news/NewsDate.tsx';
import { NewsPicture } from '../news/NewsPicture.tsx';
import { newsTexts } from '../news/newsTexts.ts';
import { pick } from '../shared/language.ts';
import { categoryName } from '../shared/newsCategories.ts';
import * as styles from './HomeNews.css.ts';
import { StoryLink } from './StoryLink.tsx';

interface Props {
  article: LeadStory_article$key;
}

/** The featured story, its title over the foot of its picture. */
export function LeadStory({ article: key }: Props) {
  const texts = useTexts(newsTexts);
  const { language } = useLanguage();
  const article = useFragment(
    graphql`
      fragment LeadStory_article on NewsArticle {
        databaseId
        titleEn
        titleId
        excerptEn
        excerptId
        category
        publishedAt
        ...NewsPicture_article
      }
    `,
    key,
  );
  const title = pick(language, article.titleEn, article.titleId);
  const excerpt = pick(language, article.excerptEn, article.excerptId);
  return (
    <section aria-label={texts.featuredStory} className={styles.leadRegion}>
      <article className={styles.lead}>
        <div className={styles.leadPicture}>
          <NewsPicture article={article} at="story" />
        </div>
        <h3 className={styles.leadTitle}>{title}</h3>
        {excerpt && <p className={styles.leadExcerpt}>{excerpt}</p>}
        <p className={styles.foot}>
          <span>{categoryName(texts.category, article.category)}</span>
          <NewsDate date={article.publishedAt} />
          <StoryLink id={article.databaseId} title={title} />
        </p>
      </article>
    </section>
  );
}
