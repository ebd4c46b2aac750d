import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as styles from './ImagePicker.css.ts';

const options = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown while the picker’s grid loads. */
export function PickerSkeleton() {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={styles.grid}>
        {options.map((number) => (
          <div key={number} className={styles.option}>
            <div className={styles.picture}>
              <SkeletonBlock ratio="fill" />
            </div>
            <span className={styles.name}>
              <SkeletonLine width="long" />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}
