import * as rowsStyles from '../../ui/rows.css.ts';
import { communityAdminTexts } from './communityAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as styles from './CommunityRow.css.ts';

const rows = [1, 2, 3, 4];

/** Shown while the list loads. */
export function CommunityRowsSkeleton() {
  const texts = useTexts(communityAdminTexts);
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
              <div className={styles.body}>
                {(['en', 'id'] as const).map((language) => (
                  <div key={language}>
                    <SkeletonLine />
                    <SkeletonLine />
                    <SkeletonLine width="medium" />
                  </div>
                ))}
              </div>
              <div className={styles.facts}>
                <SkeletonLine width="long" />
                <SkeletonLine width="medium" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
