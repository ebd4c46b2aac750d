import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { commitLocalUpdate } from 'relay-runtime';
import type { useRestoreChangeMutation } from '../__generated__/useRestoreChangeMutation.graphql.ts';
import { useFieldName } from './fieldNames.ts';
import { historyTexts } from './historyTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useFindingText } from '../launchCheck/useFindingText.ts';
import type { Stopped } from '../relay/saveOutcome.ts';
import { useChange } from '../relay/useChange.ts';
import { typedDocument } from '../relay/document.ts';

const mutation = typedDocument<useRestoreChangeMutation>(graphql`
  mutation useRestoreChangeMutation($id: Int!, $version: Int, $launchCheck: LaunchCheck) {
    restoreChange(id: $id, version: $version, launchCheck: $launchCheck) {
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
 * Restores the state after a change, or a deleted item, and shows the outcome; the caller asks those who may override the
 * launch check. Lists refetch when they are next shown.
 */
export function useRestoreChange() {
  const texts = useTexts(historyTexts);
  const environment = useRelayEnvironment();
  return useChange(mutation, {
    done: texts.restored,
    failed: (failure) => {
      if (failure.kind !== 'stopped') return texts.restoreFailed;
      return failure.mayOverride ? null : texts.restoreForbidden;
    },
    onSaved: () => commitLocalUpdate(environment, (store) => store.invalidateStore()),
  });
}

/** Returns the question whether to restore an article that the launch check stops. */
export function useStoppedText(): (stopped: Stopped) => string {
  const texts = useTexts(historyTexts);
  const textOf = useFindingText(useFieldName('NewsArticle'));
  return ({ findings }) => texts.restoreStopped(findings.map((found) => `${textOf(found)}.`).join(' '));
}
