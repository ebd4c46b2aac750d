import { useId } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { FieldNotes } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { accountTexts } from './accountTexts.ts';
import * as styles from './TokenNouns.css.ts';
import { accessesOf, capabilitiesFor, tokenNouns, type Access } from './tokenNouns.ts';
import { tokenNounTexts } from './tokenNounTexts.ts';

interface Props {
  /** Those of the token’s person. */
  capabilities: readonly string[];
  scope: Access;
  chosen: ReadonlyMap<string, Access>;
  problem: string | undefined;
  onChange: (chosen: ReadonlyMap<string, Access>) => void;
}

/** Chooses the parts of the site that a token reaches, and for each whether it may only read it. */
export function TokenNouns({ capabilities, scope, chosen, problem, onChange }: Props) {
  const texts = useTexts(accountTexts);
  const names = useTexts(tokenNounTexts);
  const problemId = useId();
  // What would be sent: less than was chosen, if the scope has been narrowed since.
  const granted = accessesOf(capabilitiesFor(capabilities, chosen, scope), scope);
  const choose = (noun: string, access: Access | undefined) => {
    const next = new Map(chosen);
    if (access) next.set(noun, access);
    else next.delete(noun);
    onChange(next);
  };
  return (
    <fieldset
      tabIndex={problem ? -1 : undefined}
      aria-describedby={problem && problemId}
      aria-invalid={problem ? true : undefined}
      className={styles.parts}
    >
      <legend className={styles.legend}>{texts.parts}</legend>
      <FieldNotes hint={null} hintId="" error={problem} errorId={problemId} />
      <div className={styles.choices}>
        {tokenNouns(capabilities, scope).map(({ noun, accesses }) => (
          <SelectField
            key={noun}
            label={names[noun] ?? noun}
            placeholder={texts.noAccess}
            options={accesses.map((value) => ({ value, label: texts.scopes[value] }))}
            value={granted.get(noun) ?? ''}
            onChange={({ target }) =>
              choose(
                noun,
                accesses.find((access) => access === target.value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
