import type { ReactNode } from 'react';
import * as styles from './Main.css.ts';

interface Props {
  children: ReactNode;
}

/** The page’s main element: the target of the skip link, and where the focus starts after a navigation. */
export function Main({ children }: Props) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
