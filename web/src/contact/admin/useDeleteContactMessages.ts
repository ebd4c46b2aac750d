import { graphql } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useDeleteContactMessagesMutation } from '../../__generated__/useDeleteContactMessagesMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { useBulkNotice } from './useBulkNotice.ts';

const mutation = typedDocument<useDeleteContactMessagesMutation>(graphql`
  mutation useDeleteContactMessagesMutation($messages: [ContactMessageTarget!]!, $connections: [ID!]!) {
    deleteContactMessages(messages: $messages) {
      ... on DeleteContactMessagesPayload {
        deletedIds @deleteEdge(connections: $connections)
        undo
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes several messages, each at the version that the admin saw, and removes them from the lists. */
export function useDeleteContactMessages() {
  const texts = useTexts(contactAdminTexts);
  const bulkNotice = useBulkNotice();
  const { revalidate } = useRevalidator();
  return useChange(mutation, {
    done: ({ deletedIds, undo }, { messages }) =>
      bulkNotice(
        { requested: messages.length, done: deletedIds.length, undo },
        { one: texts.deleted, many: texts.manyDeleted },
      ),
    failed: (_, { messages }) => (messages.length === 1 ? texts.deleteFailed : texts.manyDeleteFailed),
    onSaved: ({ deletedIds }, { messages }) => {
      if (deletedIds.length < messages.length) void revalidate();
    },
  });
}
