import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useRestoreBackupMutation } from '../../__generated__/useRestoreBackupMutation.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useDatabaseOutcome } from './useDatabaseOutcome.ts';

/** Puts a backup in place of all content, and tells how it went. */
export function useRestoreBackup() {
  const texts = useTexts(databaseTexts);
  const tell = useDatabaseOutcome();
  const [commit, isRestoring] = useMutation<useRestoreBackupMutation>(graphql`
    mutation useRestoreBackupMutation($name: String!) {
      restoreBackup(name: $name) {
        __typename
      }
    }
  `);
  const told = { title: texts.restored, description: texts.restoredText, failed: texts.restoreFailed };
  /** @returns whether it succeeded */
  const restore = (name: string) =>
    new Promise<boolean>((resolve) => {
      commit({
        variables: { name },
        onCompleted: ({ restoreBackup: { __typename } }) => resolve(tell(__typename, told)),
        onError: () => resolve(tell(null, told)),
      });
    });
  return { restore, isRestoring };
}
