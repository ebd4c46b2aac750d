import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteBackupMutation } from '../../__generated__/useDeleteBackupMutation.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useDatabaseOutcome } from './useDatabaseOutcome.ts';

/** Deletes a backup, and tells how it went. */
export function useDeleteBackup() {
  const texts = useTexts(databaseTexts);
  const tell = useDatabaseOutcome();
  const [commit, isDeleting] = useMutation<useDeleteBackupMutation>(graphql`
    mutation useDeleteBackupMutation($name: String!) {
      deleteBackup(name: $name) {
        __typename
      }
    }
  `);
  const told = { title: texts.success, description: texts.deleted, failed: texts.deleteFailed };
  /** @returns whether it succeeded */
  const remove = (name: string) =>
    new Promise<boolean>((resolve) => {
      commit({
        variables: { name },
        onCompleted: ({ deleteBackup: { __typename } }) => resolve(tell(__typename, told)),
        onError: () => resolve(tell(null, told)),
      });
    });
  return { remove, isDeleting };
}
