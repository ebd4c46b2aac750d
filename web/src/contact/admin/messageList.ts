import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { MessageRow_message$key } from '../../__generated__/MessageRow_message.graphql.ts';
import type { messageList_message$key } from '../../__generated__/messageList_message.graphql.ts';
import type { More } from '../../relay/useMore.ts';

/** The number of messages per page of each list. */
export const pageSize = 20;

/** One message of a list, with the fields that the list needs and its row’s fragment. */
export interface ListedMessage {
  id: string;
  databaseId: number;
  version: number;
  name: string;
  createdAt: string;
  row: MessageRow_message$key;
}

/** One of the inbox’s two lists. */
export interface MessageList {
  connectionId: string;
  messages: ListedMessage[];
  more: More;
}

/** Builds a list of messages, newest first: one moved from the other list is sorted in by date. */
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
