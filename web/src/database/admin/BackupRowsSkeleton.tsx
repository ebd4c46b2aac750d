import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Loading, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as styles from './BackupRow.css.ts';

const rows = [1, 2, 3];

/** Shown while the backups load. */
export function BackupRowsSkeleton() {
  const texts = useTexts(databaseTexts);
  return (
    <Loading label={texts.loading}>
      <div>
        {rows.map((number) => (
          <div key={number} className={styles.row}>
            <div className={styles.texts}>
              <SkeletonLine width="medium" />
              <SkeletonLine width="long" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
