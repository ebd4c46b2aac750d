import { ActiveFilter } from './ActiveFilter.tsx';
import * as styles from './ListHead.css.ts';
import { TranslationFilter } from './TranslationFilter.tsx';

/** Above the list of a noun whose items have texts in both languages. */
export function TranslationListHead() {
  return (
    <div className={styles.head}>
      <TranslationFilter />
    </div>
  );
}

/** Above the list of a noun whose items may be inactive. */
export function ActiveListHead() {
  return (
    <div className={styles.head}>
      <ActiveFilter />
    </div>
  );
}

/** Above the list of a noun whose items have both. */
export function ActiveTranslationListHead() {
  return (
    <div className={styles.head}>
      <ActiveFilter />
      <TranslationFilter />
    </div>
  );
}
