import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { useUnhandledMessages_query$key } from '../../__generated__/useUnhandledMessages_query.graphql.ts';
import type { useUnhandledMessagesPaginationQuery } from '../../__generated__/useUnhandledMessagesPaginationQuery.graphql.ts';
import { useMore } from '../../relay/useMore.ts';
import { messageList, pageSize, type MessageList } from './messageList.ts';

/** The unhandled messages, newest first. */
export function useUnhandledMessages(query: useUnhandledMessages_query$key): MessageList {
  const { data, ...paging } = usePaginationFragment<
    useUnhandledMessagesPaginationQuery,
    useUnhandledMessages_query$key
  >(
    graphql`
      fragment useUnhandledMessages_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        type: { type: "String" }
      )
      @refetchable(queryName: "useUnhandledMessagesPaginationQuery") {
        unhandled: contactMessages(first: $count, after: $cursor, handled: false, type: $type)
          @connection(key: "useUnhandledMessages_unhandled")
          @required(action: THROW) {
          __id
          edges {
            node {
              ...messageList_message
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.unhandled;
  return messageList(
    connectionId,
    edges.map(({ node }) => node),
    useMore(paging, pageSize, 'unhandled', edges.length),
  );
}
