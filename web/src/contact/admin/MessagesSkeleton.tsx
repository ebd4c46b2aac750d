import * as list from '../../ui/rows.css.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { Loading, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as styles from './MessageRow.css.ts';
import * as page from './MessagesPage.css.ts';
import * as box from '../../admin/list/SelectBox.css.ts';

const rows = [1, 2, 3, 4, 5];

/** Shown while the inbox loads. */
export function MessagesSkeleton() {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={page.list}>
        <div className={type.title}>
          <SkeletonLine width="short" />
        </div>
        <div className={page.bulk}>
          <span className={box.box} />
        </div>
        <div className={list.rows}>
          {rows.map((number) => (
            <div key={number} className={list.item}>
              <div className={styles.row}>
                <span className={`${styles.select} ${box.box}`} />
                <div className={styles.texts}>
                  <span className={type.rowTitle}>
                    <SkeletonLine width="medium" />
                  </span>
                  <span className={styles.excerpt}>
                    <SkeletonLine width="long" />
                  </span>
                </div>
                <div className={styles.states}>
                  <span className={list.states}>
                    <SkeletonLine />
                  </span>
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
