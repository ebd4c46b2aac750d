import { useTexts } from '../../language/LanguageProvider.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as row from './Row.css.ts';
import { box } from './SelectBox.css.ts';
import * as styles from '../../ui/rows.css.ts';

const rows = [1, 2, 3, 4, 5, 6];

interface Props {
  /** Whether the rows have checkboxes. */
  isSelectable?: boolean;
}

/** Shown while a list loads. */
export function RowsSkeleton({ isSelectable = false }: Props) {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={styles.rows}>
        {rows.map((number) => (
          <div key={number} className={styles.item}>
            <div className={isSelectable ? row.selectable : row.row}>
              {isSelectable && <span className={`${row.select} ${box}`} />}
              <div className={styles.picture}>
                <SkeletonBlock ratio="fill" />
              </div>
              <div className={row.texts}>
                <SkeletonLine width="medium" />
                <SkeletonLine width="medium" />
                <SkeletonLine width="long" />
              </div>
              <div className={row.foot}>
                <div className={row.states}>
                  <span className={styles.states}>
                    <SkeletonLine width="medium" />
                  </span>
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
