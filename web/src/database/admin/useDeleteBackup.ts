import { graphql } from 'react-relay/hooks.js';
import type { useDeleteBackupMutation } from '../../__generated__/useDeleteBackupMutation.graphql.ts';
import { backupTexts } from './backupTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { useRenewal } from './useRenewal.ts';

const mutation = typedDocument<useDeleteBackupMutation>(graphql`
  mutation useDeleteBackupMutation($name: String!) {
    deleteBackup(name: $name) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes a backup, and shows the outcome. */
export function useDeleteBackup() {
  const texts = useTexts(backupTexts);
  return useChange(mutation, {
    done: texts.deleted,
    failed: texts.deleteFailed,
    onSaved: useRenewal(),
  });
}
