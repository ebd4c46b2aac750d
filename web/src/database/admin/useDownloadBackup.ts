import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useDownloadBackupQuery } from '../../__generated__/useDownloadBackupQuery.graphql.ts';
import { endSession } from '../../auth/session.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { fileName } from './formats.ts';
import { saveFile } from './saveFile.ts';

/** Downloads a stored backup, and tells when that fails. */
export function useDownloadBackup() {
  const texts = useTexts(databaseTexts);
  const { toast } = useToast();
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);

  /** @returns whether it succeeded */
  async function fetchBackup(name: string): Promise<boolean> {
    const answer = await fetchQuery<useDownloadBackupQuery>(
      environment,
      graphql`
        query useDownloadBackupQuery($name: String!) {
          backup(name: $name) {
            __typename
            ... on BackupArchive {
              archive
              backup {
                createdAt
              }
            }
            ... on UnauthenticatedError {
              __typename
            }
          }
        }
      `,
      { name },
    ).toPromise();
    const result = answer?.backup;
    if (result?.__typename === 'UnauthenticatedError') endSession();
    if (result?.__typename !== 'BackupArchive') return false;
    saveFile(fileName(result.backup.createdAt), result.archive);
    return true;
  }

  const download = async (name: string) => {
    setDownloading(true);
    const succeeded = await fetchBackup(name).catch(() => false);
    setDownloading(false);
    if (!succeeded) toast({ title: texts.error, description: texts.downloadFailed, look: 'destructive' });
  };
  return { download, isDownloading };
}
