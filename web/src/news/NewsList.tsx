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
import { PartFailure } from '../page/PartFailure.tsx';
import { useMore } from '../relay/useMore.ts';
import { NewsArchive } from './NewsArchive.tsx';
import * as styles from './NewsList.css.ts';
import { Story } from './Story.tsx';

interface Props {
  query: NewsList_query$key;
  /** An article already shown elsewhere on the page. */
  except?: string | undefined;
  /** Whether it is a part of all: what a search or a category has, or a later page. */
  isPart?: boolean;
}

/** A rhythm of seven stories, twice; older ones are in the archive. */
const rhythm = ['lead', 'half', 'half', 'text', 'text', 'text', 'whole'] as const;
const looks = [...rhythm, ...rhythm];

/** The articles, with more on demand. */
export function NewsList({ query, except, isPart = false }: Props) {
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
              ...Story_article
              ...NewsArchive_articles
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
  const list = useRef<HTMLDivElement>(null);
  const more = useMore(paging, 9, 'news', data.news?.edges.length ?? 0);
  if (!data.news) return <PartFailure />;
  const articles = data.news.edges.map(({ node }) => node).filter(({ id }) => id !== except);
  if (articles.length === 0 && !except) {
    return (
      <EmptyState
        title={texts.empty}
        {...(isPart && {
          text: texts.emptyText,
          action: (
            <Link to="/news" className={buttonStyle({ variant: 'secondary' })}>
              {texts.showAll}
            </Link>
          ),
        })}
      />
    );
  }
  // An article that is shown elsewhere leads the first seven.
  const places = looks.slice(except ? 1 : 0);
  return (
    <>
      <div ref={list} className={styles.list}>
        <ul className={styles.stories}>
          {articles.slice(0, places.length).map((article, index) => {
            const look = places[index] ?? 'text';
            return (
              <li key={article.id} className={styles.place[look]}>
                <Story article={article} look={look} first={index === 0 && !except} />
              </li>
            );
          })}
        </ul>
        <NewsArchive articles={articles.slice(places.length)} />
      </div>
      <LoadNext address="/news#articles" more={more} list={list} cursor={data.news.pageInfo.endCursor} />
    </>
  );
}
