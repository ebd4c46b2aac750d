import { useTexts } from '../../language/LanguageProvider.tsx';
import type { Bilingual } from '../../shared/language.ts';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as rowsStyles from '../../ui/rows.css.ts';
import * as styles from './DetailedRow.css.ts';

const rows = [1, 2, 3, 4, 5, 6];

interface Props {
  texts: Bilingual<{ loading: string }>;
}

/** Shown while a list of detailed rows loads. */
export function DetailedRowsSkeleton({ texts }: Props) {
  return (
    <Loading label={useTexts(texts).loading}>
      <div className={rowsStyles.rows}>
        {rows.map((number) => (
          <div key={number} className={rowsStyles.item}>
            <div className={styles.row}>
              <div className={rowsStyles.picture}>
                <SkeletonBlock ratio="fill" />
              </div>
              <div className={styles.title}>
                <SkeletonLine width="medium" />
              </div>
              <div className={styles.facts}>
                <SkeletonLine width="short" />
              </div>
              <div className={styles.texts}>
                <SkeletonLine />
                <SkeletonLine />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
