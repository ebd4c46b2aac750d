import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { NewsList_query$key } from '../__generated__/NewsList_query.graphql.ts';
import type { NewsListPaginationQuery } from '../__generated__/NewsListPaginationQuery.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsListTexts } from './newsListTexts.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadNext } from '../page/ListEnds.tsx';
import { useMore } from '../relay/useMore.ts';
import { NewsCard } from './NewsCard.tsx';
import * as styles from './NewsList.css.ts';

interface Props {
  query: NewsList_query$key;
  /** An article already shown elsewhere on the page. */
  except?: string | undefined;
}

/** The grid of articles, with more on demand. */
export function NewsList({ query, except }: Props) {
  const texts = useTexts(newsListTexts);
  const { data, ...paging } = usePaginationFragment<NewsListPaginationQuery, NewsList_query$key>(
    graphql`
      fragment NewsList_query on Query
      @argumentDefinitions(
        category: { type: "String" }
        search: { type: "String" }
        language: { type: "Language" }
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        start: { type: "String" }
      )
      @refetchable(queryName: "NewsListPaginationQuery") {
        news(
          first: $count
          after: $cursor
          category: $category
          search: $search
          language: $language
          published: true
        ) @connection(key: "NewsList_news", handler: "growing", dynamicKey_UNSTABLE: $start) {
          edges {
            node {
              id
              ...NewsCard_article
            }
          }
          pageInfo {
            endCursor
          }
        }
      }
    `,
    query,
  );
  const list = useRef<HTMLUListElement>(null);
  const more = useMore(paging, 9);
  const articles = (data.news?.edges ?? []).map(({ node }) => node).filter(({ id }) => id !== except);
  if (articles.length === 0 && !except) {
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        action={
          <Link to="/news" className={buttonStyle({ variant: 'secondary' })}>
            {texts.showAll}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {articles.map((article) => (
          <li key={article.id}>
            <NewsCard article={article} />
          </li>
        ))}
      </ul>
      <LoadNext address="/news" more={more} list={list} cursor={data.news?.pageInfo.endCursor} />
    </>
  );
}
