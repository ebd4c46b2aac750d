import { selvedge } from './selvedge.css.ts';
import * as styles from './Strip.css.ts';

/** A strip of cloth from one edge of the window to the other, down to its selvedge; the seed determines which. */
export function Strip({ seed }: { seed: string }) {
  return (
    <img
      src={`/api/placeholder/2880/120?seed=${seed}`}
      alt=""
      width={2880}
      height={120}
      fetchPriority="high"
      className={`${styles.strip} ${selvedge.double}`}
    />
  );
}
