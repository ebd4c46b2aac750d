import * as styles from './Achievements.css.ts';
import { shareOf } from './share.ts';

const columns = 10;
/** From one dot to the next. */
const step = 40;

/** Draws “20 of 38”: a row of dots for each ten, the first twenty of them filled; nothing for any other text. */
export function Dots({ value }: { value: string }) {
  const share = shareOf(value);
  if (!share) return null;
  const { count, all } = share;
  // Lines without length: their caps are the dots.
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const [x, y] = [(from + i) % columns, Math.floor((from + i) / columns)];
      return `M${(x + 0.5) * step} ${(y + 0.5) * step}h0`;
    }).join('');
  const [width, height] = [columns * step, Math.ceil(all / columns) * step];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden className={styles.dots}>
      <path d={dots(0, count)} strokeWidth={26} className={styles.counted} />
      <path d={dots(count, all)} strokeWidth={26} className={styles.rest} />
      <path d={dots(count, all)} strokeWidth={23} className={styles.hole} />
    </svg>
  );
}
