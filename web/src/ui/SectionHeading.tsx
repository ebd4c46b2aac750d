import type { ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import * as styles from './SectionHeading.css.ts';
import { WaxLine } from './WaxLine.tsx';

const sizes = { display: type.display, headline: type.headline, heading: type.heading } as const;

export interface SectionHeadingProps {
  /** The heading’s text. */
  children: ReactNode;
  /** The heading’s id, for a section’s `aria-labelledby`. */
  id?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  size?: keyof typeof sizes | undefined;
  /** A few words above. */
  eyebrow?: ReactNode;
  /** One or two sentences below. */
  lead?: ReactNode;
  align?: keyof typeof styles.align | undefined;
}

export function SectionHeading({
  children,
  id,
  level = 2,
  size = 'headline',
  eyebrow,
  lead,
  align = 'start',
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.align[align]}>
      {eyebrow && <p className={type.eyebrow}>{eyebrow}</p>}
      <Heading id={id} className={sizes[size]}>
        {children}
      </Heading>
      <WaxLine />
      {lead && <p className={type.lead}>{lead}</p>}
    </div>
  );
}
