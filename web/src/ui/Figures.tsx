import * as type from '../theme/typography.css.ts';
import * as styles from './Figures.css.ts';

interface Props {
  /** With names that differ; labels may be alike. */
  figures: readonly { name: string; value: string; label: string }[];
}

/** A few large figures, each with its label; one without a value or a label is omitted. */
export function Figures({ figures }: Props) {
  const shown = figures.filter(({ value, label }) => value.trim() && label.trim());
  if (shown.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {shown.map(({ name, value, label }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={`${type.headline} ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
