import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BackupRows_query$key } from '../../__generated__/BackupRows_query.graphql.ts';
import { useFocusAfterDeletion } from '../../admin/list/useFocusAfterDeletion.ts';
import { backupTexts } from './backupTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { BackupRow } from './BackupRow.tsx';
import * as type from '../../theme/typography.css.ts';
import * as styles from './BackupRow.css.ts';

interface Props {
  query: BackupRows_query$key;
}

/** The backups, newest first. */
export function BackupRows({ query }: Props) {
  const texts = useTexts(backupTexts);
  const { backups } = useFragment(
    graphql`
      fragment BackupRows_query on Query {
        backups @required(action: THROW) {
          name
          ...BackupRow_backup
        }
      }
    `,
    query,
  );
  useFocusAfterDeletion(backups.length);
  if (backups.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={type.rowTitle}>{texts.noBackups}</p>
        <p className={styles.weight}>{texts.noBackupsText}</p>
      </div>
    );
  }
  return (
    <ul aria-label={texts.backupsList}>
      {backups.map((backup) => (
        <li key={backup.name} className={styles.row}>
          <BackupRow backup={backup} />
        </li>
      ))}
    </ul>
  );
}
