import { useId } from 'react';
import { FieldValue } from '../../history/FieldValue.tsx';
import type { Reading } from '../../history/readings.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useIdleImport } from '../../ui/useIdleImport.ts';
import * as styles from './TextChoices.css.ts';

const loadMarkedWords = async () => (await import('./WordChanges.tsx')).MarkedWords;

export type Side = 'mine' | 'theirs';

/** Two texts for the same field. */
export interface Difference<Field extends string> {
  field: Field;
  label: string;
  mine: string;
  theirs: string;
  reading?: Reading | undefined;
}

interface Props<Field extends string> {
  differences: readonly Difference<Field>[];
  /** What either text is called. */
  labels: Readonly<Record<Side, string>>;
  sideOf: (field: Field) => Side;
  onChoose: (field: Field, side: Side) => void;
}

/** Lets the editor choose, field by field, which text to keep. */
export function TextChoices<Field extends string>({ differences, labels, sideOf, onChoose }: Props<Field>) {
  const texts = useTexts(formTexts);
  const id = useId();
  const [MarkedWords] = useIdleImport(loadMarkedWords);
  const sidesOf = ({ mine, theirs }: Difference<Field>) =>
    [
      { side: 'mine', value: mine, other: theirs },
      { side: 'theirs', value: theirs, other: mine },
    ] as const;
  return (
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
                onChange={() => onChoose(difference.field, side)}
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
  );
}
