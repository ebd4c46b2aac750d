import * as type from '../theme/typography.css.ts';
import * as styles from './Figures.css.ts';

export interface FiguresProps {
  figures: readonly { value: string; label: string }[];
}

/** A few large figures, each with its label; one without a value or a label is omitted. */
export function Figures({ figures }: FiguresProps) {
  const shown = figures.filter(({ value, label }) => value.trim() && label.trim());
  if (shown.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {shown.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={`${type.headline} ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
