import type { ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import * as styles from './Masthead.css.ts';

interface Props {
  /** The heading’s id, for a section’s `aria-labelledby`. */
  id: string;
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** A link to everything that the section shows only part of. */
  children: ReactNode;
}

/** The head of a newspaper: its title and a link over a rule. */
export function Masthead({ id, title, lead, children }: Props) {
  return (
    <div className={styles.masthead}>
      <div className={styles.title}>
        <h2 id={id} className={type.headline}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <p className={styles.more}>{children}</p>
    </div>
  );
}
