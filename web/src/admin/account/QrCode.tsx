import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

interface Props {
  text: string;
  label: string;
}

/** A text as a QR code, with the margin that readers need. */
export function QrCode({ text, label }: Props) {
  const { size, data } = encode(text, { border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={dots.join('')} fill="currentColor" />
    </svg>
  );
}
