import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { Loading, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as page from './OverviewPage.css.ts';
import * as styles from './Statistics.css.ts';

/** Shown while the overview loads. */
export function OverviewSkeleton() {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={page.parts}>
        <div className={page.panels}>
          <PanelSkeleton />
          <PanelSkeleton />
        </div>
        <PanelSkeleton />
        <StatisticsSkeleton />
      </div>
    </Loading>
  );
}

function StatisticsSkeleton() {
  return (
    <div className={styles.figures}>
      {[1, 2, 3, 4].map((number) => (
        <div key={number} className={styles.large}>
          <span className={styles.label}>
            <SkeletonLine width="long" />
          </span>
          <span className={type.headline}>
            <SkeletonLine width="short" />
          </span>
          <span className={styles.thread}>
            <svg aria-hidden width="100%" height={3} />
          </span>
        </div>
      ))}
      {[5, 6, 7].map((number) => (
        <div key={number} className={styles.small}>
          <span className={styles.label}>
            <SkeletonLine width="long" />
          </span>
          <span className={type.title}>
            <SkeletonLine width="short" />
          </span>
        </div>
      ))}
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div className={page.calm}>
      <SkeletonLine width="medium" />
      <SkeletonLine />
      <SkeletonLine width="long" />
      <SkeletonLine />
      <SkeletonLine width="long" />
    </div>
  );
}
