import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  as?: 'span' | 'h2' | 'h3' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Read by screen readers, but not shown. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
