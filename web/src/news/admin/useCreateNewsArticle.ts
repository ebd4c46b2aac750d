import { graphql } from 'react-relay/hooks.js';
import type { useCreateNewsArticleMutation } from '../../__generated__/useCreateNewsArticleMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';

/** Adds an article, puts it on top of the list, and tells how it went. */
export function useCreateNewsArticle() {
  const { created, createFailed } = useTexts(newsAdminTexts);
  return useSaveMutation<useCreateNewsArticleMutation>(
    graphql`
      mutation useCreateNewsArticleMutation($input: CreateNewsArticleInput!, $connections: [ID!]!) {
        createNewsArticle(input: $input) {
          ... on NewsArticlePayload {
            newsArticle @prependNode(connections: $connections, edgeTypeName: "NewsArticleEdge") {
              id
              ...NewsRow_article
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: created, failed: createFailed },
  );
}
