import { graphql } from 'react-relay/hooks.js';
import type { useRestoreChangeMutation } from '../../__generated__/useRestoreChangeMutation.graphql.ts';
import { historyTexts } from '../../language/historyAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useSaveMutation } from '../form/useSaveMutation.ts';

/** Brings back what a change left or deleted, takes a deletion out of the trash, and tells how it went. */
export function useRestoreChange() {
  const texts = useTexts(historyTexts);
  return useSaveMutation<useRestoreChangeMutation>(
    graphql`
      mutation useRestoreChangeMutation($id: Int!, $version: Int) {
        restoreChange(id: $id, version: $version) {
          ... on RestoreChangePayload {
            change {
              id
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: texts.restored, failed: texts.restoreFailed },
  );
}
