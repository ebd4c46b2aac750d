import { graphql } from 'react-relay/hooks.js';
import type { useDeleteNewsArticleMutation } from '../../__generated__/useDeleteNewsArticleMutation.graphql.ts';
import { useDeleteMutation } from '../../admin/list/useDeleteMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';

/** Deletes an article at the version that the admin saw, takes it out of the list, and tells how it went. */
export function useDeleteNewsArticle(connectionId: string) {
  const { deleted, deleteFailed } = useTexts(newsAdminTexts);
  return useDeleteMutation<useDeleteNewsArticleMutation>(
    graphql`
      mutation useDeleteNewsArticleMutation($id: Int!, $version: Int, $connections: [ID!]!) {
        deleteNewsArticle(id: $id, version: $version) {
          ... on DeleteNewsArticlePayload {
            deletedId @deleteEdge(connections: $connections)
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    connectionId,
    { deleted, failed: deleteFailed },
  );
}
