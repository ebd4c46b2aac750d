import type { ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import { Card } from '../ui/Card.tsx';
import { MapPinIcon } from '../ui/icons.tsx';
import * as styles from './CommunityCard.css.ts';

export interface CommunityCardFrameProps {
  name: string;
  location: string;
  description: string;
  picture: ReactNode;
  /** The card’s links and contacts. */
  children?: ReactNode;
}

/** The frame of a community in a grid, also for a sample without links. */
export function CommunityCardFrame({
  name,
  location,
  description,
  picture,
  children,
}: CommunityCardFrameProps) {
  return (
    <Card padding="none">
      <article className={styles.card}>
        {picture}
        <div className={styles.texts}>
          <h3 className={type.title}>{name}</h3>
          <p className={styles.location}>
            <MapPinIcon /> {location}
          </p>
          {description && <p className={styles.description}>{description}</p>}
          {children}
        </div>
      </article>
    </Card>
  );
}
