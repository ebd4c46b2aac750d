import { useId } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { accountTexts } from './accountTexts.ts';
import * as styles from './TokenNouns.css.ts';
import { tokenNounTexts } from './tokenNounTexts.ts';

interface Props {
  nouns: readonly string[];
  chosen: ReadonlySet<string>;
  problem: string | undefined;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses the parts of the site that a token reaches. */
export function TokenNouns({ nouns, chosen, problem, onChange }: Props) {
  const texts = useTexts(accountTexts);
  const names = useTexts(tokenNounTexts);
  const problemId = useId();
  const choose = (noun: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(noun);
    else next.delete(noun);
    onChange(next);
  };
  return (
    <fieldset aria-describedby={problem && problemId} className={styles.parts}>
      <legend className={styles.legend}>{texts.parts}</legend>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.choices}>
        {nouns.map((noun) => (
          <CheckboxField
            key={noun}
            label={names[noun] ?? noun}
            checked={chosen.has(noun)}
            onChange={({ target }) => choose(noun, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
