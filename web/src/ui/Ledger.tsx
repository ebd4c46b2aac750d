import type { ReactNode } from 'react';
import type { ShownText } from '../shared/language.ts';
import * as type from '../theme/typography.css.ts';
import { ChevronDownIcon } from './icons.tsx';
import * as styles from './Ledger.css.ts';

export interface LedgerProps {
  /** The target of links to the section; its heading’s id starts with it. */
  id: string;
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** A link to the rows that are not shown. */
  more: ReactNode;
  /** Its `LedgerRow`s, or a `LedgerNote`. */
  children: ReactNode;
}

/** A section of rows that open; beside them, in a wide window, the picture of the row at hand. */
export function Ledger({ id, title, lead, more, children }: LedgerProps) {
  const heading = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={heading} className={styles.ledger}>
      <header className={styles.head}>
        <h2 id={heading} className={type.headline}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ul className={styles.rows}>{children}</ul>
      <p className={styles.more}>{more}</p>
    </section>
  );
}

/** Instead of rows, why there are none. */
export function LedgerNote({ children }: { children: ReactNode }) {
  return <li className={styles.note}>{children}</li>;
}

export interface LedgerRowProps {
  name: string;
  place: string;
  /** An image of the class `ledgerPicture`. */
  picture: ReactNode;
  text: ShownText;
  /** Next to the text. */
  aside?: ReactNode;
  /** Links, below the text. */
  children?: ReactNode;
}

export function LedgerRow({ name, place, picture, text, aside, children }: LedgerRowProps) {
  return (
    <li data-card className={styles.row}>
      {picture}
      <article className={styles.entry}>
        <details>
          <summary className={styles.summary}>
            <h3 data-part="title" className={styles.name}>
              {name}
            </h3>
            <span className={styles.place}>{place}</span>
            <ChevronDownIcon />
          </summary>
          <div className={styles.opened}>
            <div className={styles.text}>
              {text.text && <p lang={text.lang}>{text.text}</p>}
              {children}
            </div>
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
        </details>
      </article>
    </li>
  );
}
