import { graphql } from 'react-relay/hooks.js';
import type { useUpdateNewsArticleMutation } from '../../__generated__/useUpdateNewsArticleMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';

/** Changes an article at the version that the editor saw, and tells how it went. */
export function useUpdateNewsArticle() {
  const { updated, updateFailed } = useTexts(newsAdminTexts);
  return useSaveMutation<useUpdateNewsArticleMutation>(
    graphql`
      mutation useUpdateNewsArticleMutation($id: Int!, $version: Int!, $input: UpdateNewsArticleInput!) {
        updateNewsArticle(id: $id, version: $version, input: $input) {
          ... on NewsArticlePayload {
            newsArticle {
              id
              ...NewsRow_article
              ...NewsEditor_article
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: updated, failed: updateFailed },
  );
}
