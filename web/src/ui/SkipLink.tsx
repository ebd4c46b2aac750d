import type { ReactNode } from 'react';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the page’s main, which needs `tabIndex={-1}`. */
  target: string;
  children: ReactNode;
}

/** The first element that the keyboard reaches. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={styles.skipLink}>
      {children}
    </a>
  );
}
