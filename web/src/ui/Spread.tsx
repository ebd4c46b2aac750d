import type { ReactNode } from 'react';
import * as styles from './Spread.css.ts';

interface Props {
  picture: ReactNode;
  /** What is beside the picture. */
  children: ReactNode;
}

/** In a list item, a card whose title has `data-part`: a picture that reaches the window’s edge, left and right by turn, and its text. */
export function Spread({ picture, children }: Props) {
  return (
    <article data-card className={styles.spread}>
      <div data-part="picture" className={styles.picture}>
        {picture}
      </div>
      <div className={styles.texts}>{children}</div>
    </article>
  );
}
