import { backupTexts } from './backupTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { BackupRows } from './BackupRows.tsx';
import { BackupRowsSkeleton } from './BackupRowsSkeleton.tsx';
import * as styles from './DatabasePage.css.ts';
import { DatabaseData } from './DatabaseData.tsx';
import { Panel } from './Panel.tsx';

/** The stored backups. */
export function BackupsPanel() {
  const texts = useTexts(backupTexts);
  return (
    <Panel title={texts.backups} text={texts.backupsText}>
      <DatabaseData skeleton={<BackupRowsSkeleton />}>
        {(data) =>
          data ? <BackupRows query={data} /> : <p className={styles.text}>{texts.backupsFailed}</p>
        }
      </DatabaseData>
    </Panel>
  );
}
