import { useId, type ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { FieldMark } from './FieldMark.ts';
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
  /** Whether both languages have the text, one only, or neither. */
  bead?: keyof typeof styles.beads;
  /** Replaces the bead between the languages. */
  thread?: ReactNode;
  /** Between the label and the fields. */
  tools?: ReactNode;
  /** A heading or a summary, as its page shows it; a plain field by default. */
  look?: keyof typeof styles.looks | undefined;
  /** The languages whose fields are shown; both by default. */
  shown?: readonly Language[] | undefined;
}

/** One text in both languages, side by side, or stacked in a narrow container. */
export function FieldPair({
  label,
  english,
  indonesian,
  marks,
  bead = 'both',
  thread,
  tools,
  look,
  shown = languages,
}: Props) {
  const id = useId();
  const side = (language: Language, field: ReactNode) => (
    <div
      hidden={!shown.includes(language)}
      className={marks[language] ? `${styles.side} ${styles.marked}` : styles.side}
    >
      <FieldMark value={marks[language] && id + language}>{field}</FieldMark>
      {marks[language] && (
        <span id={id + language} className={styles.marker}>
          <Badge tone="gold">{marks[language]}</Badge>
        </span>
      )}
    </div>
  );
  return (
    <fieldset className={look ? styles.looks[look] : styles.pair}>
      <legend className={styles.legend}>
        <span>{label}</span>
      </legend>
      {tools}
      <div className={shown.length > 1 ? styles.sides : undefined}>
        {side('en', english)}
        {shown.length > 1 && (
          <span aria-hidden className={styles.thread}>
            {thread || <span className={styles.beads[bead]} />}
          </span>
        )}
        {side('id', indonesian)}
      </div>
    </fieldset>
  );
}
