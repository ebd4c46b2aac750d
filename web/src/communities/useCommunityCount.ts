import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCommunityCount_query$key } from '../__generated__/useCommunityCount_query.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { communityTexts } from './communityTexts.ts';

/** How many active communities there are, and what they are called. Null if they could not be loaded. */
export function useCommunityCount(
  query: useCommunityCount_query$key,
): { value: string; label: string } | null {
  const texts = useTexts(communityTexts);
  const { counted } = useFragment(
    graphql`
      fragment useCommunityCount_query on Query {
        counted: communities(first: 100, active: true) {
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
  if (!counted) return null;
  const count = counted.edges.length;
  return { value: `${count}${counted.pageInfo.hasNextPage ? '+' : ''}`, label: texts.count(count) };
}
