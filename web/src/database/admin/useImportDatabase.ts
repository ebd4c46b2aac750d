import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useImportDatabaseMutation } from '../../__generated__/useImportDatabaseMutation.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useDatabaseOutcome } from './useDatabaseOutcome.ts';

/** Puts an archive in place of all content, and tells how it went. */
export function useImportDatabase() {
  const texts = useTexts(databaseTexts);
  const tell = useDatabaseOutcome();
  const [commit, isImporting] = useMutation<useImportDatabaseMutation>(graphql`
    mutation useImportDatabaseMutation($archive: String!) {
      importDatabase(archive: $archive) {
        __typename
      }
    }
  `);
  const told = { title: texts.imported, description: texts.importedText, failed: texts.importFailed };
  /** @returns whether it succeeded */
  const importArchive = (archive: string) =>
    new Promise<boolean>((resolve) => {
      commit({
        variables: { archive },
        onCompleted: ({ importDatabase: { __typename } }) => resolve(tell(__typename, told)),
        onError: () => resolve(tell(null, told)),
      });
    });
  return { importArchive, isImporting };
}
