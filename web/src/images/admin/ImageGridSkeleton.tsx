import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as card from './ImageCard.css.ts';
import * as styles from './ImageGrid.css.ts';

const cards = [1, 2, 3, 4, 5, 6];

/** Shown while the grid loads. */
export function ImageGridSkeleton() {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={styles.grid}>
        {cards.map((number) => (
          <div key={number} className={card.card}>
            <div className={card.picture}>
              <SkeletonBlock ratio="fill" />
            </div>
            <div className={card.texts}>
              <SkeletonLine width="long" />
              <SkeletonLine width="medium" />
              <SkeletonLine width="short" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
