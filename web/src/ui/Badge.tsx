import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  children: ReactNode;
}

/** A state or a category, as a small dyed tag. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
