import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { languages, type Language } from '../shared/language.ts';
import * as styles from './FieldPair.css.ts';

interface Props {
  /** The label of both sides: “Title”. */
  label: string;
  /** The English field, labeled only with the language and marked `lang="en"`. */
  english: ReactNode;
  /** The Indonesian field, labeled only with the language and marked `lang="id"`. */
  indonesian: ReactNode;
  /** The mark on a side whose text is missing or behind the other’s. */
  marks: Partial<Record<Language, string | undefined>>;
  /** Between the label and the fields. */
  tools?: ReactNode;
  /** The languages whose fields are shown; both by default. */
  shown?: readonly Language[] | undefined;
}

/** One text in both languages, side by side, or stacked in a narrow container. */
export function FieldPair({ label, english, indonesian, marks, tools, shown = languages }: Props) {
  const side = (language: Language, field: ReactNode) => (
    <div
      hidden={!shown.includes(language)}
      className={marks[language] ? `${styles.side} ${styles.marked}` : styles.side}
    >
      {field}
      {marks[language] && (
        <span className={styles.marker}>
          <Badge tone="gold">{marks[language]}</Badge>
        </span>
      )}
    </div>
  );
  return (
    <fieldset className={styles.pair}>
      <legend className={styles.legend}>
        <span>{label}</span>
      </legend>
      {tools}
      <div className={shown.length > 1 ? styles.sides : undefined}>
        {side('en', english)}
        {side('id', indonesian)}
      </div>
    </fieldset>
  );
}
