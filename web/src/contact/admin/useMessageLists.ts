import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { useOutletContext } from 'react-router-dom';
import type { useMessageListsQuery } from '../../__generated__/useMessageListsQuery.graphql.ts';
import { useHandledMessages } from './useHandledMessages.ts';
import { useUnhandledMessages } from './useUnhandledMessages.ts';

const query = graphql`
  query useMessageListsQuery($type: String) @preloadable {
    ...useUnhandledMessages_query @arguments(type: $type)
    ...useHandledMessages_query @arguments(type: $type)
  }
`;

/** The inbox’s two lists as its section loaded them: the unhandled messages, and the handled ones. */
export function useMessageLists() {
  const preloaded = useOutletContext<PreloadedQuery<useMessageListsQuery>>();
  const data = usePreloadedQuery<useMessageListsQuery>(query, preloaded);
  return { unhandled: useUnhandledMessages(data), handled: useHandledMessages(data) };
}
