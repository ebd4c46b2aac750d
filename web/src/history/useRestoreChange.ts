import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { commitLocalUpdate } from 'relay-runtime';
import type { useRestoreChangeMutation } from '../__generated__/useRestoreChangeMutation.graphql.ts';
import { historyTexts } from './historyTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useChange } from '../relay/useChange.ts';
import { typedDocument } from '../relay/document.ts';

const mutation = typedDocument<useRestoreChangeMutation>(graphql`
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
`);

/**
 * Restores the state after a change, or a deleted item, and shows the outcome. Lists refetch when they are next shown.
 */
export function useRestoreChange() {
  const texts = useTexts(historyTexts);
  const environment = useRelayEnvironment();
  return useChange(mutation, {
    done: texts.restored,
    failed: texts.restoreFailed,
    onSaved: () => commitLocalUpdate(environment, (store) => store.invalidateStore()),
  });
}
