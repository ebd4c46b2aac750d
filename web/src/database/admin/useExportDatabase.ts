import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useExportDatabaseMutation } from '../../__generated__/useExportDatabaseMutation.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { fileName } from './formats.ts';
import { saveFile } from './saveFile.ts';
import { useDatabaseOutcome } from './useDatabaseOutcome.ts';

/** Stores a backup, downloads it, and tells how it went. */
export function useExportDatabase() {
  const texts = useTexts(databaseTexts);
  const tell = useDatabaseOutcome();
  const [commit, isExporting] = useMutation<useExportDatabaseMutation>(graphql`
    mutation useExportDatabaseMutation {
      exportDatabase {
        __typename
        ... on BackupArchive {
          archive
          backup {
            createdAt
          }
        }
      }
    }
  `);
  const told = { title: texts.exported, description: '', failed: texts.exportFailed };
  const exportArchive = () => {
    commit({
      variables: {},
      onCompleted: ({ exportDatabase: result }) => {
        if (result.__typename !== 'BackupArchive') {
          tell(result.__typename, told);
          return;
        }
        const name = fileName(result.backup.createdAt);
        saveFile(name, result.archive);
        tell(result.__typename, { ...told, description: texts.exportedText(name) });
      },
      onError: () => {
        tell(null, told);
      },
    });
  };
  return { exportArchive, isExporting };
}
