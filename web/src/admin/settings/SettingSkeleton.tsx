import { useTexts } from '../../language/LanguageProvider.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx';
import * as styles from './SettingSkeleton.css.ts';

/** Shown while the list of a setting loads. */
export function SettingSkeleton() {
  const { loading } = useTexts(formTexts);
  return (
    <Loading label={loading}>
      <div className={styles.list}>
        <SkeletonBlock ratio="fill" />
      </div>
    </Loading>
  );
}
