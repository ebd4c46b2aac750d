import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

/** The class of the one link in a linked card. */
export const cardLinkStyle: string = styles.cardLink;

export interface CardProps {
  ground?: keyof typeof styles.ground | undefined;
  padding?: keyof typeof styles.padding | undefined;
  /** Makes the whole card a link: give its link `cardLinkStyle`. */
  linked?: boolean | undefined;
  children: ReactNode;
}

export function Card({ ground = 'raised', padding = 'medium', linked = false, children }: CardProps) {
  return (
    <div
      className={`${styles.ground[ground]} ${styles.padding[padding]}${linked ? ` ${styles.linked}` : ''}`}
    >
      {children}
    </div>
  );
}
