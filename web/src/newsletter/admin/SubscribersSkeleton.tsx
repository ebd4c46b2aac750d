import * as list from '../../ui/rows.css.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Loading, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as styles from './SubscriberRow.css.ts';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown while the list loads. */
export function SubscribersSkeleton() {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={styles.total}>
        <SkeletonLine width="short" />
      </div>
      <div className={list.rows}>
        {rows.map((number) => (
          <div key={number} className={list.item}>
            <div className={styles.row}>
              <div className={styles.email}>
                <SkeletonLine width="medium" />
              </div>
              <div className={styles.states}>
                <span className={list.states}>
                  <SkeletonLine width="long" />
                </span>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
