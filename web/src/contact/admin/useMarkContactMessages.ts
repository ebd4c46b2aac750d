import { graphql } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useMarkContactMessagesMutation } from '../../__generated__/useMarkContactMessagesMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { countOf, type MessageChoice } from './messageChoice.ts';
import { useBulkFailure, useBulkNotice } from './useBulkNotice.ts';

const mutation = typedDocument<useMarkContactMessagesMutation>(graphql`
  mutation useMarkContactMessagesMutation(
    $messages: [ContactMessageTarget!]
    $matching: MatchingContactMessages
    $handled: Boolean!
    $from: [ID!]!
    $to: [ID!]!
  ) {
    markContactMessages(messages: $messages, matching: $matching, handled: $handled) {
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
 * Marks several messages; they move to the other list.
 * @param connections the ids of the unhandled and the handled messages’ lists
 */
export function useMarkContactMessages([unhandled = '', handled = '']: readonly string[]) {
  const texts = useTexts(contactAdminTexts);
  const bulkNotice = useBulkNotice();
  const bulkFailure = useBulkFailure();
  const { revalidate } = useRevalidator();
  const { change, isChanging: isMarking } = useChange(mutation, {
    done: ({ contactMessages, undo }, { handled: isHandled, ...choice }) =>
      bulkNotice(
        { requested: countOf(choice), done: contactMessages.length, undo },
        isHandled
          ? { one: texts.marked, many: texts.manyMarked }
          : { one: texts.unmarked, many: texts.manyUnmarked },
      ),
    failed: (failure, choice) =>
      bulkFailure(failure, countOf(choice), texts.markFailed, texts.manyMarkFailed),
    onSaved: ({ contactMessages }, choice) => {
      if (choice.matching || contactMessages.length < countOf(choice)) void revalidate();
    },
  });

  const markMessages = (choice: MessageChoice, isHandled: boolean) => {
    const [from, to] = isHandled ? [unhandled, handled] : [handled, unhandled];
    // Of a whole list only the first rows are shown: both lists are loaded again instead.
    const moved = choice.matching ? { from: [], to: [] } : { from: [from], to: [to] };
    return change({ ...choice, handled: isHandled, ...moved });
  };
  return { markMessages, isMarking };
}
