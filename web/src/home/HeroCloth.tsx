import type { ReactNode } from 'react';
import * as styles from './heroCloth.css.ts';

/**
 * A cloth being made, from left to right (on narrow windows, from below): drawn in pencil, waxed, in its first bath,
 * dyed. Each layer covers those before it.
 * @param children a picture in place of the dyed layer’s cloth
 */
export function HeroCloth({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden={!children} className={styles.layers}>
      <div className={styles.pencil}>
        <div className={styles.pencilCloth} />
      </div>
      <div className={styles.wax}>
        <div className={styles.waxCloth} />
      </div>
      <div className={styles.bath}>
        <div className={styles.bathCloth} />
      </div>
      <div className={styles.dyed}>
        <div className={styles.dyedLayer}>{children}</div>
      </div>
    </div>
  );
}
