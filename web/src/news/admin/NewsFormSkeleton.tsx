import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { Loading, SkeletonBlock, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as form from './NewsForm.css.ts';
import * as styles from './NewsFormSkeleton.css.ts';

/** The form's shape while its article loads. */
export function NewsFormSkeleton() {
  const texts = useTexts(newsAdminTexts);
  return (
    <Loading label={texts.loading}>
      <div className={form.columns}>
        <div className={form.texts}>
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
        <div className={form.details}>
          <SkeletonLine width="medium" />
          <div className={styles.field.panel}>
            <SkeletonBlock ratio="fill" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
