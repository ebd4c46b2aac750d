import type { ReactNode } from 'react';
import * as type from '../theme/typography.css.ts';
import * as styles from './Masthead.css.ts';

interface Props {
  /** The heading’s id, for a section’s `aria-labelledby`; without it, the heading is the page’s. */
  id?: string;
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** Opposite: a link to everything that a section shows only part of, or how much a page shows. */
  children?: ReactNode;
}

/** The head of a newspaper: its title over a rule. */
export function Masthead({ id, title, lead, children }: Props) {
  return (
    <header className={styles.masthead}>
      <div className={styles.title}>
        {id ? (
          <h2 id={id} className={type.headline}>
            {title}
          </h2>
        ) : (
          <h1 className={type.display}>{title}</h1>
        )}
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.more}>{children}</div>
    </header>
  );
}
