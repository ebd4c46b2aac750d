import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  CreateNewsArticleInput,
  useCreateNewsArticleMutation,
} from '../../__generated__/useCreateNewsArticleMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { saveOutcome, type SaveOutcome } from './saveOutcome.ts';
import { useSaveToast } from './useSaveToast.ts';

/** Adds an article, puts it on top of the list, and tells how it went. */
export function useCreateNewsArticle(connectionId: string) {
  const texts = useTexts(newsAdminTexts);
  const announce = useSaveToast(texts.created, texts.createFailed);
  const [commit] = useMutation<useCreateNewsArticleMutation>(graphql`
    mutation useCreateNewsArticleMutation($input: CreateNewsArticleInput!, $connections: [ID!]!) {
      createNewsArticle(input: $input) {
        __typename
        ... on NewsArticlePayload {
          newsArticle @prependNode(connections: $connections, edgeTypeName: "NewsArticleEdge") {
            id
            ...NewsRow_article
          }
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
  return (input: CreateNewsArticleInput) =>
    new Promise<SaveOutcome>((resolve) => {
      commit({
        variables: { input, connections: [connectionId] },
        onCompleted: ({ createNewsArticle }) => resolve(announce(saveOutcome(createNewsArticle))),
        onError: () => resolve(announce({ kind: 'failed' })),
      });
    });
}
