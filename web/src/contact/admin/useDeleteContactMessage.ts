import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteContactMessageMutation } from '../../__generated__/useDeleteContactMessageMutation.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { useToast } from '../../ui/Toast.tsx';
import { changeOutcome, type ChangeOutcome } from './changeOutcome.ts';

/** Deletes a message at the version that the admin saw, takes it out of the lists, and tells how it went. */
export function useDeleteContactMessage(connections: string[]) {
  const texts = useTexts(contactAdminTexts);
  const { success, error } = useTexts(formTexts);
  const { toast } = useToast();
  const [commit, isDeleting] = useMutation<useDeleteContactMessageMutation>(graphql`
    mutation useDeleteContactMessageMutation($id: Int!, $version: Int, $connections: [ID!]!) {
      deleteContactMessage(id: $id, version: $version) {
        __typename
        ... on DeleteContactMessagePayload {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on ConflictError {
          currentVersion
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  const announce = (outcome: ChangeOutcome): ChangeOutcome => {
    if (outcome.kind === 'done') toast({ title: success, description: texts.deleted });
    else toast({ title: error, description: texts.deleteFailed, look: 'destructive' });
    return outcome;
  };

  const deleteMessage = (row: { id: number; version: number }) =>
    new Promise<ChangeOutcome>((resolve) => {
      commit({
        variables: { ...row, connections },
        onCompleted: ({ deleteContactMessage }) => resolve(announce(changeOutcome(deleteContactMessage))),
        onError: () => resolve(announce({ kind: 'failed' })),
      });
    });
  return { deleteMessage, isDeleting };
}
