import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as row from './PartnerRow.css.ts';
import * as styles from './PartnerTier.css.ts';
import { tiers } from './tiers.ts';

const rows = [1, 2, 3];

/** Shown while the tiers load. */
export function PartnerTiersSkeleton() {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={styles.tiers}>
        {tiers.map((tier) => (
          <div key={tier}>
            <div className={`${type.title} ${styles.title}`}>
              <SkeletonLine width="short" />
            </div>
            <div className={styles.rows}>
              {rows.map((number) => (
                <div key={number} className={`${row.item} ${row.row}`}>
                  <div className={row.ground}>
                    <SkeletonBlock ratio="fill" />
                  </div>
                  <div className={row.texts}>
                    <SkeletonLine width="medium" />
                    <SkeletonLine width="long" />
                  </div>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
