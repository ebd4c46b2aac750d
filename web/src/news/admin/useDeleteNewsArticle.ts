import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  useDeleteNewsArticleMutation,
  useDeleteNewsArticleMutation$data,
} from '../../__generated__/useDeleteNewsArticleMutation.graphql.ts';
import { endSession } from '../../auth/session.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { useToast } from '../../ui/Toast.tsx';

type DeleteOutcome =
  | { kind: 'deleted' }
  | { kind: 'failed' }
  /** Somebody saved it after the list was loaded. */
  | { kind: 'conflict'; currentVersion: number };

/** Deletes an article at the version that the admin saw, takes it out of the list, and tells how it went. */
export function useDeleteNewsArticle(connectionId: string) {
  const texts = useTexts(newsAdminTexts);
  const { toast } = useToast();
  const [commit, isDeleting] = useMutation<useDeleteNewsArticleMutation>(graphql`
    mutation useDeleteNewsArticleMutation($id: Int!, $version: Int, $connections: [ID!]!) {
      deleteNewsArticle(id: $id, version: $version) {
        __typename
        ... on DeleteNewsArticlePayload {
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

  function announce(outcome: DeleteOutcome): DeleteOutcome {
    if (outcome.kind === 'deleted') toast({ title: texts.success, description: texts.deleted });
    else toast({ title: texts.error, description: texts.deleteFailed, look: 'destructive' });
    return outcome;
  }

  const deleteArticle = (row: { id: number; version: number }) =>
    new Promise<DeleteOutcome>((resolve) => {
      commit({
        variables: { ...row, connections: [connectionId] },
        onCompleted: ({ deleteNewsArticle }) => resolve(announce(outcomeOf(deleteNewsArticle))),
        onError: () => resolve(announce({ kind: 'failed' })),
      });
    });
  return { deleteArticle, isDeleting };
}

function outcomeOf(result: useDeleteNewsArticleMutation$data['deleteNewsArticle']): DeleteOutcome {
  if (result.__typename === 'DeleteNewsArticlePayload') return { kind: 'deleted' };
  if (result.__typename === 'ConflictError')
    return { kind: 'conflict', currentVersion: result.currentVersion };
  if (result.__typename === 'UnauthenticatedError') endSession();
  return { kind: 'failed' };
}
