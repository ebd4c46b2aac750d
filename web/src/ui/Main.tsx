import type { ReactNode } from 'react';
import * as styles from './Main.css.ts';

interface Props {
  children: ReactNode;
}

/** The page's main part: where the skip link leads, and the keyboard starts after a change of the route. */
export function Main({ children }: Props) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
