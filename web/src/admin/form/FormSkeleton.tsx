import { useTexts } from '../../language/LanguageProvider.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as form from './EditForm.css.ts';
import * as styles from './FormSkeleton.css.ts';

/** Shown while a form’s item loads. */
export function FormSkeleton() {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={form.columns}>
        <div className={form.texts}>
          <SkeletonLine width="medium" />
          {(['line', 'short', 'long'] as const).map((height) => (
            <div key={height} className={styles.pair}>
              <SkeletonLine width="short" />
              <div className={styles.sides}>
                <div className={styles.field[height]}>
                  <SkeletonBlock ratio="fill" />
                </div>
                <div className={styles.field[height]}>
                  <SkeletonBlock ratio="fill" />
                </div>
              </div>
            </div>
          ))}
        </div>
        <div className={styles.aside}>
          <SkeletonLine width="medium" />
          <div className={styles.field.panel}>
            <SkeletonBlock ratio="fill" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
