import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { useHandledMessages_query$key } from '../../__generated__/useHandledMessages_query.graphql.ts';
import type { useHandledMessagesPaginationQuery } from '../../__generated__/useHandledMessagesPaginationQuery.graphql.ts';
import { useMore } from '../../relay/useMore.ts';
import { messageList, pageSize, type MessageList } from './messageList.ts';

/** The handled messages, newest first. */
export function useHandledMessages(query: useHandledMessages_query$key): MessageList {
  const { data, ...paging } = usePaginationFragment<
    useHandledMessagesPaginationQuery,
    useHandledMessages_query$key
  >(
    graphql`
      fragment useHandledMessages_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        type: { type: "String" }
      )
      @refetchable(queryName: "useHandledMessagesPaginationQuery") {
        handled: contactMessages(first: $count, after: $cursor, handled: true, type: $type)
          @connection(key: "useHandledMessages_handled")
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
  const { __id: connectionId, edges } = data.handled;
  return messageList(
    connectionId,
    edges.map(({ node }) => node),
    useMore(paging, pageSize, 'handled', edges.length),
  );
}
