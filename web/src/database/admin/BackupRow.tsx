import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BackupRow_backup$key } from '../../__generated__/BackupRow_backup.graphql.ts';
import { fileSize } from '../../images/library/fileSize.ts';
import { backupTexts } from './backupTexts.ts';
import { databaseTexts } from './databaseTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import * as type from '../../theme/typography.css.ts';
import * as styles from './BackupRow.css.ts';
import { DownloadIcon } from './databaseIcons.tsx';
import { DeleteBackupButton } from './DeleteBackupButton.tsx';
import { localSecond } from '../../language/localMoment.ts';
import { nameIn } from '../../language/nameIn.ts';
import { RestoreBackupButton } from './RestoreBackupButton.tsx';
import { useDownloadBackup } from './useDownloadBackup.ts';

interface Props {
  backup: BackupRow_backup$key;
}

/** One backup: when and why it was made, its contents and its actions. */
export function BackupRow({ backup: key }: Props) {
  const texts = useTexts(backupTexts);
  const words = useTexts(databaseTexts);
  const { language } = useLanguage();
  const { download, isDownloading } = useDownloadBackup();
  const { name, createdAt, reason, size, counts } = useFragment(
    graphql`
      fragment BackupRow_backup on Backup {
        name
        createdAt
        reason
        size
        counts {
          entity
          count
        }
      }
    `,
    key,
  );
  const number = numberFormat(language);
  const when = localSecond(language, createdAt);
  return (
    <>
      <div className={styles.texts}>
        <div className={styles.head}>
          <h3 className={type.rowTitle}>{when}</h3>
          {reason && <Badge tone={reason === 'export' ? 'leaf' : 'gold'}>{texts.reasons[reason]}</Badge>}
          <span className={styles.weight}>{fileSize(language, size, words.bytes)}</span>
        </div>
        {counts && (
          <dl className={styles.counts}>
            {counts.map(({ entity, count }) => (
              <div key={entity} className={styles.count}>
                <dt>{nameIn(words.entities, entity) ?? entity}</dt>
                <dd className={styles.figure}>{number.format(count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.actions}>
        <RestoreBackupButton name={name} when={when} />
        <IconButton label={texts.download(when)} disabled={isDownloading} onClick={() => void download(name)}>
          <DownloadIcon />
        </IconButton>
        <DeleteBackupButton name={name} when={when} />
      </div>
    </>
  );
}
