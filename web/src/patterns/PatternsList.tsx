import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { PatternsList_query$key } from '../__generated__/PatternsList_query.graphql.ts';
import type { PatternsListPaginationQuery } from '../__generated__/PatternsListPaginationQuery.graphql.ts';
import { patternTexts } from './patternTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { LoadNext } from '../page/ListEnds.tsx';
import { PartFailure } from '../page/PartFailure.tsx';
import { useMore } from '../relay/useMore.ts';
import { spreads } from '../ui/Spread.css.ts';
import { PatternEntry } from './PatternEntry.tsx';
import { PatternsEmpty } from './PatternsEmpty.tsx';

interface Props {
  query: PatternsList_query$key;
}

/** The patterns, with more on demand. */
export function PatternsList({ query }: Props) {
  const texts = useTexts(patternTexts);
  const { data, ...paging } = usePaginationFragment<PatternsListPaginationQuery, PatternsList_query$key>(
    graphql`
      fragment PatternsList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        start: { type: "String" }
      )
      @refetchable(queryName: "PatternsListPaginationQuery") {
        batikPatterns(first: $count, after: $cursor)
          @connection(key: "PatternsList_batikPatterns", handler: "growing", dynamicKey_UNSTABLE: $start) {
          edges {
            node {
              id
              ...PatternEntry_pattern
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
  const more = useMore(paging, 50, 'patterns', data.batikPatterns?.edges.length ?? 0);
  if (!data.batikPatterns) return <PartFailure isFullWidth />;
  const { edges, pageInfo } = data.batikPatterns;
  if (edges.length === 0) return <PatternsEmpty />;
  return (
    <>
      <ul ref={list} className={spreads}>
        {edges.map(({ node }) => (
          <PatternEntry key={node.id} pattern={node} />
        ))}
      </ul>
      <LoadNext
        address="/heritage#patterns"
        more={more}
        list={list}
        cursor={pageInfo.endCursor}
        text={texts.loadMore}
      />
    </>
  );
}
