import { graphql } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type {
  ContactMessageTarget,
  useMarkContactMessagesMutation,
} from '../../__generated__/useMarkContactMessagesMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { useBulkNotice } from './useBulkNotice.ts';

const mutation = typedDocument<useMarkContactMessagesMutation>(graphql`
  mutation useMarkContactMessagesMutation(
    $messages: [ContactMessageTarget!]!
    $handled: Boolean!
    $from: [ID!]!
    $to: [ID!]!
  ) {
    markContactMessages(messages: $messages, handled: $handled) {
      ... on MarkContactMessagesPayload {
        contactMessages @prependNode(connections: $to, edgeTypeName: "ContactMessageEdge") {
          id @deleteEdge(connections: $from)
          ...messageList_message
        }
        undo
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/**
 * Marks several messages, each at the version that the admin saw; they move to the other list.
 * @param connections the ids of the unhandled and the handled messages’ lists
 */
export function useMarkContactMessages([unhandled = '', handled = '']: readonly string[]) {
  const texts = useTexts(contactAdminTexts);
  const bulkNotice = useBulkNotice();
  const { revalidate } = useRevalidator();
  const { change, isChanging: isMarking } = useChange(mutation, {
    done: ({ contactMessages, undo }, { messages, handled: isHandled }) =>
      bulkNotice(
        { requested: messages.length, done: contactMessages.length, undo },
        isHandled
          ? { one: texts.marked, many: texts.manyMarked }
          : { one: texts.unmarked, many: texts.manyUnmarked },
      ),
    failed: (_, { messages }) => (messages.length === 1 ? texts.markFailed : texts.manyMarkFailed),
    onSaved: ({ contactMessages }, { messages }) => {
      if (contactMessages.length < messages.length) void revalidate();
    },
  });

  const markMessages = (messages: ContactMessageTarget[], isHandled: boolean) => {
    const [from, to] = isHandled ? [unhandled, handled] : [handled, unhandled];
    return change({ messages, handled: isHandled, from: [from], to: [to] });
  };
  return { markMessages, isMarking };
}
