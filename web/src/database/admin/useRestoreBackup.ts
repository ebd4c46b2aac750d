import { graphql } from 'react-relay/hooks.js';
import type { useRestoreBackupMutation } from '../../__generated__/useRestoreBackupMutation.graphql.ts';
import { backupTexts } from './backupTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { useRenewal } from './useRenewal.ts';

const mutation = typedDocument<useRestoreBackupMutation>(graphql`
  mutation useRestoreBackupMutation($name: String!) {
    restoreBackup(name: $name) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Replaces all content with a backup, and shows the outcome. */
export function useRestoreBackup() {
  const texts = useTexts(backupTexts);
  return useChange(mutation, {
    done: { title: texts.restored, description: texts.restoredText },
    failed: texts.restoreFailed,
    onSaved: useRenewal(),
  });
}
