import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  UpdateNewsArticleInput,
  useUpdateNewsArticleMutation,
} from '../../__generated__/useUpdateNewsArticleMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { saveOutcome, type SaveOutcome } from './saveOutcome.ts';
import { useSaveToast } from './useSaveToast.ts';

/** Changes an article at the version that the editor saw, and tells how it went. */
export function useUpdateNewsArticle() {
  const texts = useTexts(newsAdminTexts);
  const announce = useSaveToast(texts.updated, texts.updateFailed);
  const [commit] = useMutation<useUpdateNewsArticleMutation>(graphql`
    mutation useUpdateNewsArticleMutation($id: Int!, $version: Int!, $input: UpdateNewsArticleInput!) {
      updateNewsArticle(id: $id, version: $version, input: $input) {
        __typename
        ... on NewsArticlePayload {
          newsArticle {
            id
            ...NewsRow_article
            ...NewsEditor_article
          }
        }
        ... on ConflictError {
          currentVersion
        }
        ... on NotFoundError {
          __typename
        }
        ... on UnauthenticatedError {
          __typename
        }
        ... on ValidationError {
          fields {
            field
            code
            limit
            message
          }
        }
      }
    }
  `);
  return (row: { id: number; version: number }, input: UpdateNewsArticleInput) =>
    new Promise<SaveOutcome>((resolve) => {
      commit({
        variables: { ...row, input },
        onCompleted: ({ updateNewsArticle }) => resolve(announce(saveOutcome(updateNewsArticle))),
        onError: () => resolve(announce({ kind: 'failed' })),
      });
    });
}
