import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { MessageRow_message$key } from '../../__generated__/MessageRow_message.graphql.ts';
import type { messageList_message$key } from '../../__generated__/messageList_message.graphql.ts';
import type { More } from '../../relay/useMore.ts';

/** How many messages each list loads at once. */
export const pageSize = 20;

/** One message of a list: what the list needs to know of it, and what its row reads for itself. */
export interface ListedMessage {
  id: string;
  databaseId: number;
  version: number;
  name: string;
  createdAt: string;
  row: MessageRow_message$key;
}

/** One of the inbox's two lists. */
export interface MessageList {
  connectionId: string;
  messages: ListedMessage[];
  more: More;
}

/** Messages as a list, newest first: one that comes over from the other list takes its place by date. */
export function messageList(
  connectionId: string,
  keys: readonly messageList_message$key[],
  more: More,
): MessageList {
  const messages = keys.map((key): ListedMessage => {
    const message = readInlineData(
      graphql`
        fragment messageList_message on ContactMessage @inline {
          id
          databaseId
          version
          name
          createdAt
          # The rows belong to MessageRows.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...MessageRow_message
        }
      `,
      key,
    );
    const { id, databaseId, version, name, createdAt } = message;
    return { id, databaseId, version, name, createdAt, row: message };
  });
  return {
    connectionId,
    messages: messages.toSorted(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || b.databaseId - a.databaseId,
    ),
    more,
  };
}
