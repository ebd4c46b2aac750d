import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as row from './NewsRow.css.ts';
import * as styles from './NewsRows.css.ts';

const rows = [1, 2, 3, 4, 5, 6];

/** The list's shape while it loads. */
export function NewsRowsSkeleton() {
  const texts = useTexts(newsAdminTexts);
  return (
    <Loading label={texts.loading}>
      <div className={styles.rows}>
        {rows.map((number) => (
          <div key={number} className={styles.item}>
            <div className={row.row}>
              <div className={styles.picture}>
                <SkeletonBlock ratio="fill" />
              </div>
              <div className={row.texts}>
                <SkeletonLine width="medium" />
                <SkeletonLine width="medium" />
                <SkeletonLine width="long" />
              </div>
              <div className={row.states}>
                <span className={styles.states}>
                  <SkeletonLine width="medium" />
                </span>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
