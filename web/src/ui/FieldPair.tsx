import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import * as styles from './FieldPair.css.ts';

export type PairSide = 'english' | 'indonesian';

export interface FieldPairProps {
  /** The label of both sides: “Title”. */
  label: string;
  /** The English field, labeled only with the language and marked `lang="en"`. */
  english: ReactNode;
  /** The Indonesian field, labeled only with the language and marked `lang="id"`. */
  indonesian: ReactNode;
  /** The sides without a text. */
  missing?: readonly PairSide[] | undefined;
  /** The mark on such a side. */
  missingLabel: string;
}

const none: readonly PairSide[] = [];

/** One text in both languages, side by side, or stacked in a narrow container. */
export function FieldPair({ label, english, indonesian, missing = none, missingLabel }: FieldPairProps) {
  const side = (name: PairSide, field: ReactNode) => (
    <div className={missing.includes(name) ? `${styles.side} ${styles.missing}` : styles.side}>
      {field}
      {missing.includes(name) && (
        <span className={styles.marker}>
          <Badge tone="gold">{missingLabel}</Badge>
        </span>
      )}
    </div>
  );
  return (
    <fieldset className={styles.pair}>
      <legend className={styles.legend}>
        <span>{label}</span>
      </legend>
      <div className={styles.sides}>
        {side('english', english)}
        {side('indonesian', indonesian)}
      </div>
    </fieldset>
  );
}
