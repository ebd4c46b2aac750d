import { graphql } from 'react-relay/hooks.js';
import type { useDeleteContactMessageMutation } from '../../__generated__/useDeleteContactMessageMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { contactAdminTexts } from './contactAdminTexts.ts';

const mutation = typedDocument<useDeleteContactMessageMutation>(graphql`
  mutation useDeleteContactMessageMutation($id: Int!, $version: Int, $connections: [ID!]!) {
    deleteContactMessage(id: $id, version: $version) {
      ... on DeleteContactMessagePayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes a message at the version that the admin saw, removes it from the lists, and shows the outcome. */
export function useDeleteContactMessage() {
  const texts = useTexts(contactAdminTexts);
  return useChange(mutation, { done: texts.deleted, failed: texts.deleteFailed });
}
