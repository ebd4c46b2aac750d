import { useTexts } from '../../language/LanguageProvider.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as row from './Row.css.ts';
import * as styles from '../../ui/rows.css.ts';

const rows = [1, 2, 3, 4, 5, 6];

/** Shown while a list loads. */
export function RowsSkeleton() {
  const texts = useTexts(formTexts);
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
