import { graphql, useMutation } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type {
  ContactMessageTarget,
  useMarkContactMessagesMutation,
} from '../../__generated__/useMarkContactMessagesMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { useBulkToast } from './useBulkToast.ts';

/**
 * Marks several messages, each at the version that the admin saw; they move to the other list.
 * @param connections the unhandled messages' list, and the handled ones'
 */
export function useMarkContactMessages([unhandled = '', handled = '']: readonly string[]) {
  const texts = useTexts(contactAdminTexts);
  const announce = useBulkToast();
  const { revalidate } = useRevalidator();
  const [commit, isMarking] = useMutation<useMarkContactMessagesMutation>(graphql`
    mutation useMarkContactMessagesMutation(
      $messages: [ContactMessageTarget!]!
      $handled: Boolean!
      $from: [ID!]!
      $to: [ID!]!
    ) {
      markContactMessages(messages: $messages, handled: $handled) {
        __typename
        ... on MarkContactMessagesPayload {
          contactMessages @prependNode(connections: $to, edgeTypeName: "ContactMessageEdge") {
            id @deleteEdge(connections: $from)
            ...messageList_message
          }
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  const markMessages = (messages: ContactMessageTarget[], isHandled: boolean) => {
    const told = {
      one: isHandled ? texts.marked : texts.unmarked,
      many: isHandled ? texts.manyMarked : texts.manyUnmarked,
      failed: messages.length === 1 ? texts.markFailed : texts.manyMarkFailed,
    };
    const fail = () => announce({ asked: messages.length, done: null }, told);
    commit({
      variables: {
        messages,
        handled: isHandled,
        from: [isHandled ? unhandled : handled],
        to: [isHandled ? handled : unhandled],
      },
      onCompleted: ({ markContactMessages: result }) => {
        if (result.__typename !== 'MarkContactMessagesPayload') return fail();
        const done = result.contactMessages.length;
        announce({ asked: messages.length, done }, told);
        if (done < messages.length) void revalidate();
      },
      onError: fail,
    });
  };
  return { markMessages, isMarking };
}
