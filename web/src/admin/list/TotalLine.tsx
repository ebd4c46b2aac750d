import type { ReactNode } from 'react';
import * as styles from './TotalLine.css.ts';

interface Props {
  /** Empty while the total is not known. */
  children: ReactNode;
}

/** How many items a list has; screen readers announce it. */
export function TotalLine({ children }: Props) {
  return (
    <p role="status" className={styles.total}>
      {children}
    </p>
  );
}
