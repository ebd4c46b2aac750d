import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

export interface ContainerProps {
  width?: keyof typeof styles.width | undefined;
  children: ReactNode;
}

/** Centers its content between the page’s gutters. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={styles.width[width]}>{children}</div>;
}
