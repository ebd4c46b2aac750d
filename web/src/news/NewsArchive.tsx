import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsArchive_articles$key } from '../__generated__/NewsArchive_articles.graphql.ts';
import { inJakarta } from '../shared/jakarta.ts';
import * as type from '../theme/typography.css.ts';
import { ArchivedStory } from './ArchivedStory.tsx';
import * as styles from './NewsArchive.css.ts';

interface Props {
  /** The newest first. */
  articles: NewsArchive_articles$key;
}

/** Older articles as rows, by year. */
export function NewsArchive({ articles: key }: Props) {
  const articles = useFragment(
    graphql`
      fragment NewsArchive_articles on NewsArticle @relay(plural: true) {
        id
        publishedAt
        ...ArchivedStory_article
      }
    `,
    key,
  );
  const years = Map.groupBy(articles, ({ publishedAt }) => inJakarta(new Date(publishedAt)).getUTCFullYear());
  return [...years].map(([year, ofYear]) => (
    <section key={year} aria-labelledby={`news-${year}`} className={styles.year}>
      <h3 id={`news-${year}`} className={`${type.heading} ${styles.name}`}>
        {year}
      </h3>
      <ul>
        {ofYear.map((article) => (
          <li key={article.id} className={styles.row}>
            <ArchivedStory article={article} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
