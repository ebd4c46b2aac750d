import type { ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
}

// A nitik flower: four dots of wax around one, drawn before any line.
const nitik = [
  [20, 6],
  [34, 20],
  [20, 34],
  [6, 20],
] as const;

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      <svg viewBox="0 0 40 40" width={40} height={40} fill="currentColor" aria-hidden className={styles.dots}>
        <circle cx={20} cy={20} r={2.5} />
        {nitik.map(([cx, cy]) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r={4}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
          />
        ))}
      </svg>
      <p className={type.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
