import { useRef, type ReactNode } from 'react';
import { LoadMore } from '../../relay/LoadMore.tsx';
import type { More } from '../../relay/useMore.ts';
import * as styles from '../../ui/rows.css.ts';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';

interface Props {
  /** What the rows are: “News articles”. */
  label: string;
  rows: readonly { key: string; row: ReactNode }[];
  /** Absent if all rows are shown. */
  more?: More;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** A list of the dashboard: dense rows, with more on demand. */
export function Rows({ label, rows, more, empty }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDeletion(rows.length);
  if (rows.length === 0) return empty;
  return (
    <>
      <ul ref={list} aria-label={label} className={styles.rows}>
        {rows.map(({ key, row }) => (
          <li key={key} className={styles.item}>
            {row}
          </li>
        ))}
      </ul>
      {more && <LoadMore more={more} list={list} />}
    </>
  );
}
