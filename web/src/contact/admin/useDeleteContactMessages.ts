import { graphql, useMutation } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type {
  ContactMessageTarget,
  useDeleteContactMessagesMutation,
} from '../../__generated__/useDeleteContactMessagesMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { useBulkToast } from './useBulkToast.ts';

/** Deletes several messages, each at the version that the admin saw, and takes them out of the lists. */
export function useDeleteContactMessages(connections: string[]) {
  const texts = useTexts(contactAdminTexts);
  const announce = useBulkToast();
  const { revalidate } = useRevalidator();
  const [commit, isDeleting] = useMutation<useDeleteContactMessagesMutation>(graphql`
    mutation useDeleteContactMessagesMutation($messages: [ContactMessageTarget!]!, $connections: [ID!]!) {
      deleteContactMessages(messages: $messages) {
        __typename
        ... on DeleteContactMessagesPayload {
          deletedIds @deleteEdge(connections: $connections)
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  const deleteMessages = (messages: ContactMessageTarget[]) =>
    new Promise<void>((resolve) => {
      const failed = messages.length === 1 ? texts.deleteFailed : texts.manyDeleteFailed;
      const told = { one: texts.deleted, many: texts.manyDeleted, failed };
      const finish = (done: number | null) => {
        announce({ asked: messages.length, done }, told);
        if (done !== null && done < messages.length) void revalidate();
        resolve();
      };
      commit({
        variables: { messages, connections },
        onCompleted: ({ deleteContactMessages: result }) =>
          finish(result.__typename === 'DeleteContactMessagesPayload' ? result.deletedIds.length : null),
        onError: () => finish(null),
      });
    });
  return { deleteMessages, isDeleting };
}
