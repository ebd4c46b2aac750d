import { graphql } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useDeleteContactMessagesMutation } from '../../__generated__/useDeleteContactMessagesMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { countOf } from './messageChoice.ts';
import { useBulkFailure, useBulkNotice } from './useBulkNotice.ts';

const mutation = typedDocument<useDeleteContactMessagesMutation>(graphql`
  mutation useDeleteContactMessagesMutation(
    $messages: [ContactMessageTarget!]
    $matching: MatchingContactMessages
    $connections: [ID!]!
  ) {
    deleteContactMessages(messages: $messages, matching: $matching) {
      ... on DeleteContactMessagesPayload {
        deletedIds @deleteEdge(connections: $connections)
        undo
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes several messages, and removes them from the lists. */
export function useDeleteContactMessages() {
  const texts = useTexts(contactAdminTexts);
  const bulkNotice = useBulkNotice();
  const bulkFailure = useBulkFailure();
  const { revalidate } = useRevalidator();
  return useChange(mutation, {
    done: ({ deletedIds, undo }, choice) =>
      bulkNotice(
        { requested: countOf(choice), done: deletedIds.length, undo },
        { one: texts.deleted, many: texts.manyDeleted },
      ),
    failed: (failure, choice) =>
      bulkFailure(failure, countOf(choice), texts.deleteFailed, texts.manyDeleteFailed),
    onSaved: ({ deletedIds }, choice) => {
      if (choice.matching || deletedIds.length < countOf(choice)) void revalidate();
    },
  });
}
