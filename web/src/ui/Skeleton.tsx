import type { ReactNode } from 'react';
import * as styles from './Skeleton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonLineProps {
  width?: keyof typeof styles.width | undefined;
}

/** A line of text to come; it takes the size of the type around it. */
export function SkeletonLine({ width = 'full' }: SkeletonLineProps) {
  return <span aria-hidden className={`${styles.line} ${styles.width[width]}`} />;
}

export interface SkeletonBlockProps {
  ratio?: keyof typeof styles.ratio | undefined;
}

/** A picture or a panel to come. */
export function SkeletonBlock({ ratio = 'wide' }: SkeletonBlockProps) {
  return <span aria-hidden className={styles.ratio[ratio]} />;
}

export interface LoadingProps {
  /** Read aloud while the skeletons stand. */
  label: string;
  children: ReactNode;
}

/** Says once, for all the skeletons in it, that something is on its way. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
