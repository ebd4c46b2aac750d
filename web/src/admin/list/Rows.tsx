import type { ReactNode } from 'react';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import * as styles from './Rows.css.ts';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';

interface Props {
  /** What the rows are: “News articles”. */
  label: string;
  rows: readonly { key: string; row: ReactNode }[];
  /** Set when there are more rows than are shown. */
  more?: { isLoading: boolean; onLoad: () => void } | undefined;
  /** In place of no rows. */
  empty: ReactNode;
}

/** A list of the dashboard: dense rows, with more of them on demand. */
export function Rows({ label, rows, more, empty }: Props) {
  const texts = useTexts(formTexts);
  useFocusAfterDeletion(rows.length);
  if (rows.length === 0) return empty;
  return (
    <>
      <ul aria-label={label} className={styles.rows}>
        {rows.map(({ key, row }) => (
          <li key={key} className={styles.item}>
            {row}
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <Button variant="secondary" busy={more.isLoading} onClick={more.onLoad}>
            {more.isLoading ? texts.loadingMore : texts.loadMore}
          </Button>
        </p>
      )}
    </>
  );
}
