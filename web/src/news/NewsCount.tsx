import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsCount_query$key } from '../__generated__/NewsCount_query.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { newsListTexts } from './newsListTexts.ts';

interface Props {
  query: NewsCount_query$key;
  /** The list’s address: another list is announced even if it is as long. */
  address: string;
}

/** How many articles the list has; screen readers announce it when the filter changes. */
export function NewsCount({ query, address }: Props) {
  const texts = useTexts(newsListTexts);
  const { counted } = useFragment(
    graphql`
      fragment NewsCount_query on Query
      @argumentDefinitions(
        category: { type: "String" }
        search: { type: "String" }
        language: { type: "Language" }
      ) {
        counted: news(
          first: 100
          category: $category
          search: $search
          language: $language
          published: true
        ) {
          edges {
            __typename
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  return (
    <p role="status" className={type.small}>
      {counted && (
        <span key={address}>{texts.count(counted.edges.length, counted.pageInfo.hasNextPage)}</span>
      )}
    </p>
  );
}
