import { graphql } from 'react-relay/hooks.js';
import type { useCreatePatternMutation } from '../../__generated__/useCreatePatternMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';

/** Adds a pattern, puts it at the end of the list, and tells how it went. */
export function useCreatePattern() {
  const { created, createFailed } = useTexts(patternsAdminTexts);
  return useSaveMutation<useCreatePatternMutation>(
    graphql`
      mutation useCreatePatternMutation($input: CreateBatikPatternInput!, $connections: [ID!]!) {
        createBatikPattern(input: $input) {
          ... on BatikPatternPayload {
            batikPattern @appendNode(connections: $connections, edgeTypeName: "BatikPatternEdge") {
              id
              ...PatternRow_pattern
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: created, failed: createFailed },
  );
}
