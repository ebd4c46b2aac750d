import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { Loading, SkeletonLine } from '../../ui/Skeleton.tsx';
import * as styles from './MessageView.css.ts';

const lines = [1, 2, 3, 4, 5];

/** Shown while a message loads. */
export function MessageSkeleton() {
  const texts = useTexts(formTexts);
  return (
    <Loading label={texts.loading}>
      <div className={styles.view}>
        <div className={styles.head}>
          <SkeletonLine width="short" />
          <div className={type.heading}>
            <SkeletonLine width="medium" />
          </div>
          <div className={styles.facts}>
            {lines.map((line) => (
              <div key={line} className={styles.factValue}>
                <SkeletonLine width="medium" />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.text}>
          {lines.map((line) => (
            <SkeletonLine key={line} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
