import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as rows from '../../ui/rows.css.ts';
import * as row from './ContentRow.css.ts';
import * as styles from './ContentSkeleton.css.ts';

const keys = [1, 2, 3, 4, 5, 6];

interface Props {
  /** Whether the list has a search and filters. */
  hasFilters?: boolean;
}

/** Shown while the list loads. */
export function ContentSkeleton({ hasFilters = true }: Props) {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      {hasFilters && (
        <div className={styles.filters}>
          <SkeletonBlock ratio="fill" />
        </div>
      )}
      <p className={styles.title}>
        <SkeletonLine width="short" />
      </p>
      <div className={rows.rows}>
        {keys.map((key) => (
          <div key={key} className={rows.item}>
            <div className={row.row}>
              <div className={row.head}>
                <SkeletonLine width="medium" />
                <SkeletonLine width="long" />
              </div>
              <div className={row.values}>
                <SkeletonLine width="long" />
                <SkeletonLine width="long" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
