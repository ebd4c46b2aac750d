import { useId, useState, type ReactNode } from 'react';
import { FieldValue } from '../../history/FieldValue.tsx';
import type { Reading } from '../../history/readings.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { useIdleImport } from '../../ui/useIdleImport.ts';
import { AdminAlert } from '../parts/AdminAlert.tsx';
import * as styles from './TextQuestion.css.ts';

const loadMarkedWords = async () => (await import('./WordChanges.tsx')).MarkedWords;

export type Side = 'mine' | 'theirs';

/** Two texts for the same field. */
export interface Difference<Field extends string> extends Record<Side, string> {
  field: Field;
  label: string;
  reading?: Reading | undefined;
}

interface Props<Field extends string> {
  title: string;
  text: string;
  /** What either text is called, and what keeps one side of all fields. */
  labels: Readonly<Record<Side | 'keepMine' | 'takeTheirs', string>>;
  /** Null while there is nothing to answer. */
  differences: readonly Difference<Field>[] | null;
  /** The side that is chosen at first. */
  suggested: (field: Field) => Side;
  onAnswer: (sideOf: (field: Field) => Side) => void;
  children?: ReactNode;
}

/** Asks, field by field, which of two texts to keep. */
export function TextQuestion<Field extends string>({
  title,
  text,
  labels,
  differences,
  suggested,
  onAnswer,
  children,
}: Props<Field>) {
  const texts = useTexts(formTexts);
  const id = useId();
  const [MarkedWords] = useIdleImport(loadMarkedWords);
  const [choice, setChoice] = useState<Partial<Record<Field, Side>>>({});
  const sideOf = (field: Field) => choice[field] ?? suggested(field);
  const sidesOf = ({ mine, theirs }: Difference<Field>) =>
    [
      { side: 'mine', value: mine, other: theirs },
      { side: 'theirs', value: theirs, other: mine },
    ] as const;
  return (
    <AdminAlert
      title={title}
      text={text}
      actions={
        differences && (
          <>
            <Button size="small" onClick={() => onAnswer(sideOf)}>
              {texts.useChoice}
            </Button>
            <Button size="small" variant="secondary" onClick={() => onAnswer(suggested)}>
              {labels.keepMine}
            </Button>
            <Button size="small" variant="secondary" onClick={() => onAnswer(() => 'theirs')}>
              {labels.takeTheirs}
            </Button>
          </>
        )
      }
    >
      {children}
      {differences && differences.length > 0 && (
        <div className={styles.differences}>
          {differences.map((difference) => (
            <fieldset key={difference.field} className={styles.difference}>
              <legend className={styles.label}>{difference.label}</legend>
              {sidesOf(difference).map(({ side, value, other }) => (
                <label key={side} className={styles.side}>
                  <input
                    type="radio"
                    name={id + difference.field}
                    checked={sideOf(difference.field) === side}
                    onChange={() => setChoice((before) => ({ ...before, [difference.field]: side }))}
                  />
                  <span>
                    <span className={styles.whose}>{labels[side]}</span>
                    {MarkedWords && value && !difference.reading ? (
                      <span className={styles.value}>
                        <MarkedWords text={value} other={other} />
                      </span>
                    ) : (
                      <FieldValue
                        value={value}
                        nothing={texts.empty}
                        reading={difference.reading}
                        className={styles.value}
                      />
                    )}
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </AdminAlert>
  );
}
