import * as rowsStyles from '../../ui/rows.css.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { timelineAdminTexts } from './timelineAdminTexts.ts';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as styles from './TimelineRow.css.ts';

const rows = [1, 2, 3, 4];

/** Shown while the list loads. */
export function TimelineRowsSkeleton() {
  const texts = useTexts(timelineAdminTexts);
  return (
    <Loading label={texts.loading}>
      <div className={rowsStyles.rows}>
        {rows.map((number) => (
          <div key={number} className={rowsStyles.item}>
            <div className={styles.row}>
              <div className={rowsStyles.picture}>
                <SkeletonBlock ratio="fill" />
              </div>
              <div className={styles.head}>
                <SkeletonLine width="medium" />
                <SkeletonLine width="short" />
              </div>
              <div className={styles.blocks}>
                {(['en', 'id'] as const).map((language) => (
                  <div key={language} className={styles.block}>
                    <SkeletonLine width="short" />
                    <SkeletonLine width="long" />
                    <SkeletonLine />
                    <SkeletonLine />
                  </div>
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
