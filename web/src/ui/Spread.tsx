import type { ReactNode } from 'react';
import * as styles from './Spread.css.ts';

interface Props {
  picture: ReactNode;
  /** What is beside the picture. */
  children: ReactNode;
}

/** In a list item: a picture that reaches the window’s edge, left and right by turn, and its text. */
export function Spread({ picture, children }: Props) {
  return (
    <article className={styles.spread}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.texts}>{children}</div>
    </article>
  );
}
