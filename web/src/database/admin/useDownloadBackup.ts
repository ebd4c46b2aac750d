import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useDownloadBackupQuery } from '../../__generated__/useDownloadBackupQuery.graphql.ts';
import { backupTexts } from './backupTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useFailureToast } from '../../relay/useFailureToast.ts';
import { fileName } from './formats.ts';
import { saveFile } from './saveFile.ts';
import { saveOutcome } from '../../relay/saveOutcome.ts';

/** Downloads a stored backup, and reports a failure. */
export function useDownloadBackup() {
  const texts = useTexts(backupTexts);
  const reportFailure = useFailureToast();
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);

  /** @returns whether it succeeded */
  async function fetchBackup(name: string): Promise<boolean> {
    const answer = await fetchQuery<useDownloadBackupQuery>(
      environment,
      graphql`
        query useDownloadBackupQuery($name: String!) {
          backup(name: $name) {
            ... on BackupArchive {
              archive
              backup {
                createdAt
              }
            }
            ...saveOutcome_failure @alias(as: "failure")
          }
        }
      `,
      { name },
    ).toPromise();
    const outcome = saveOutcome(answer?.backup ?? null);
    if (outcome.kind !== 'saved') return false;
    const { archive, backup } = outcome.result;
    saveFile(fileName(backup.createdAt), archive);
    return true;
  }

  const download = async (name: string) => {
    setDownloading(true);
    try {
      if (!(await fetchBackup(name))) reportFailure(texts.downloadFailed);
    } catch (error) {
      reportFailure(texts.downloadFailed, error);
    }
    setDownloading(false);
  };
  return { download, isDownloading };
}
