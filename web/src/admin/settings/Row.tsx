import { Children, type ReactNode } from 'react';
import * as styles from './Row.css.ts';

interface Props {
  name: string;
  badges?: ReactNode;
  /** The most important first; empty ones are omitted. */
  facts: ReactNode[];
  action?: ReactNode;
}

/** A row of the settings’ lists. */
export function Row({ name, badges, facts, action }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {name}
          {badges}
        </p>
        <p className={styles.facts}>{Children.map(facts, (fact) => fact && <span>{fact}</span>)}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
