import { useRef, useState, type FormEvent } from 'react';
import { useFocusProblem } from '../parts/useFocusProblem.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { trimmed } from '../../shared/trimmed.ts';
import { accountTexts } from './accountTexts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from '../parts/DialogForm.css.ts';
import type { ApiTokenProblems, NewApiToken } from './useCreateApiToken.ts';
import { apiTokenInput } from '../../shared/inputRules.ts';

interface Props {
  id: string;
  onSubmit: (token: NewApiToken) => Promise<ApiTokenProblems>;
}

const lifetimes = [30, 90, 365];

/** The name, scope and lifetime of a new token. */
export function ApiTokenForm({ id, onSubmit }: Props) {
  const texts = useTexts(accountTexts);
  const { required } = useTexts(formTexts);
  const element = useRef<HTMLFormElement>(null);
  const [token, setToken] = useState<NewApiToken>({ name: '', scope: 'readOnly', lifetimeDays: 90 });
  const [problems, setProblems] = useState<ApiTokenProblems>({});
  useFocusProblem(element, problems);
  const change = (changes: Partial<NewApiToken>) => setToken((before) => ({ ...before, ...changes }));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (trimmed(token.name) === '') setProblems({ name: required });
    else setProblems(await onSubmit(token));
  };
  return (
    <form
      ref={element}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label={texts.tokenName}
        hint={texts.tokenNameHint}
        required
        maxLength={apiTokenInput.name.maxLength}
        autoComplete="off"
        value={token.name}
        error={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={texts.scope}
          hint={texts.scopeHints[token.scope]}
          options={(['readOnly', 'readWrite'] as const).map((value) => ({
            value,
            label: texts.scopes[value],
          }))}
          value={token.scope}
          onChange={({ target }) => change({ scope: target.value as NewApiToken['scope'] })}
        />
        <SelectField
          label={texts.lifetime}
          options={lifetimes.map((days) => ({ value: String(days), label: texts.days(String(days)) }))}
          value={String(token.lifetimeDays)}
          onChange={({ target }) => change({ lifetimeDays: Number(target.value) })}
        />
      </div>
    </form>
  );
}
