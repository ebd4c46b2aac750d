import { graphql } from 'react-relay/hooks.js';
import type { useExportDatabaseMutation } from '../../__generated__/useExportDatabaseMutation.graphql.ts';
import { exportTexts } from './exportTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { fileName } from './formats.ts';
import { saveFile } from './saveFile.ts';
import { useRenewal } from './useRenewal.ts';

const mutation = typedDocument<useExportDatabaseMutation>(graphql`
  mutation useExportDatabaseMutation {
    exportDatabase {
      ... on BackupArchive {
        archive
        backup {
          createdAt
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Stores a backup, downloads it, and shows the outcome. */
export function useExportDatabase() {
  const texts = useTexts(exportTexts);
  const renew = useRenewal();
  return useChange(mutation, {
    done: ({ backup }) => ({
      title: texts.exported,
      description: texts.exportedText(fileName(backup.createdAt)),
    }),
    failed: texts.exportFailed,
    onSaved: ({ archive, backup }) => {
      saveFile(fileName(backup.createdAt), archive);
      renew();
    },
  });
}
