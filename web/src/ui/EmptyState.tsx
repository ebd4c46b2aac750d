import type { ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  /** The level of the title as a heading: 1 if it is the page’s. */
  level?: 1;
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

export function EmptyState({ title, level, text, action }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
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
      <Title className={type.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
