import { AdminHeading } from '../../admin/parts/AdminHeading.tsx';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { BackupsPanel } from './BackupsPanel.tsx';
import { DatabaseData } from './DatabaseData.tsx';
import * as styles from './DatabasePage.css.ts';
import { DatabaseState, DatabaseStateSkeleton } from './DatabaseState.tsx';
import { LivePanel } from './LivePanel.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { DatabaseContext, useLoadedDatabase } from './useDatabase.ts';

/** The database as a whole: its state, sample content, archives and backups (docs/product.md#database). */
export function DatabasePage() {
  const texts = useTexts(databaseTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <DatabaseContext value={useLoadedDatabase()}>
      <AdminHeading title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        <DatabaseData skeleton={<DatabaseStateSkeleton />}>
          {(data) => <DatabaseState query={data} />}
        </DatabaseData>
        <LivePanel />
        <TransferPanel />
        <BackupsPanel />
        <QuickLinks />
      </div>
    </DatabaseContext>
  );
}
