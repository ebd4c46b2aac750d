import { graphql } from 'react-relay/hooks.js';
import type { useUpdatePatternMutation } from '../../__generated__/useUpdatePatternMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';

/** Changes a pattern at the version that the editor saw, and tells how it went. */
export function useUpdatePattern() {
  const { updated, updateFailed } = useTexts(patternsAdminTexts);
  return useSaveMutation<useUpdatePatternMutation>(
    graphql`
      mutation useUpdatePatternMutation($id: Int!, $version: Int!, $input: UpdateBatikPatternInput!) {
        updateBatikPattern(id: $id, version: $version, input: $input) {
          ... on BatikPatternPayload {
            batikPattern {
              id
              ...PatternRow_pattern
              ...PatternEditor_pattern
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: updated, failed: updateFailed },
  );
}
