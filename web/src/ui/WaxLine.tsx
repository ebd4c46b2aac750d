import { waxLine } from '../theme/waxLine.ts';
import * as styles from './WaxLine.css.ts';

/** The one decorative stroke: the line of a canting. */
export function WaxLine() {
  const { width, height, path } = waxLine;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="currentColor"
      aria-hidden
      focusable={false}
      className={styles.waxLine}
    >
      <path d={path} />
    </svg>
  );
}
