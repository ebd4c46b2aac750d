import type { ReactNode } from 'react';
import * as styles from './Skeleton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonLineProps {
  width?: keyof typeof styles.width | undefined;
}

/** A placeholder for a line of text; it adopts the surrounding font size. */
export function SkeletonLine({ width = 'full' }: SkeletonLineProps) {
  return <span aria-hidden className={`${styles.line} ${styles.width[width]}`} />;
}

export interface SkeletonBlockProps {
  ratio?: keyof typeof styles.ratio | undefined;
}

/** A placeholder for a picture or a panel. */
export function SkeletonBlock({ ratio = 'wide' }: SkeletonBlockProps) {
  return <span aria-hidden className={styles.ratio[ratio]} />;
}

export interface LoadingProps {
  /** Read by screen readers while the skeletons are shown. */
  label: string;
  children: ReactNode;
}

/** Announces once, for all the skeletons in it, that something is loading. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
