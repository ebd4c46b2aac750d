import { useRef, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ApiTokenForm_viewer$key } from '../../__generated__/ApiTokenForm_viewer.graphql.ts';
import { useDialogChanges } from '../parts/useDialogChanges.ts';
import { useFocusProblem } from '../parts/useFocusProblem.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { trimmed } from '../../shared/trimmed.ts';
import { accountTexts } from './accountTexts.ts';
import { capabilitiesFor, type Access } from './tokenNouns.ts';
import { TokenNouns } from './TokenNouns.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from '../parts/DialogForm.css.ts';
import type { ApiTokenProblems, NewApiToken } from './useCreateApiToken.ts';
import { apiTokenInput } from '../../shared/inputRules.ts';

interface Props {
  id: string;
  viewer: ApiTokenForm_viewer$key;
  onSubmit: (token: NewApiToken) => Promise<ApiTokenProblems>;
}

const lifetimes = [30, 90, 365];

/** The name, scope and lifetime of a new token, and the parts of the site that it may read or change. */
export function ApiTokenForm({ id, viewer, onSubmit }: Props) {
  const texts = useTexts(accountTexts);
  const { required } = useTexts(formTexts);
  const element = useRef<HTMLFormElement>(null);
  const [token, setToken] = useState<NewApiToken>({ name: '', scope: 'readOnly', lifetimeDays: 90 });
  /** Null for everything. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Access> | null>(null);
  const { capabilities } = useFragment(
    graphql`
      fragment ApiTokenForm_viewer on Admin {
        capabilities
      }
    `,
    viewer,
  );
  const [problems, setProblems] = useState<ApiTokenProblems>({});
  useFocusProblem(element, problems);
  useDialogChanges(token.name !== '' || chosen !== null);
  const change = (changes: Partial<NewApiToken>) => setToken((before) => ({ ...before, ...changes }));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const limit = chosen && capabilitiesFor(capabilities, chosen, token.scope);
    if (trimmed(token.name) === '') setProblems({ name: required });
    else if (limit?.length === 0) setProblems({ parts: texts.choosePart });
    else setProblems(await onSubmit({ ...token, capabilities: limit }));
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
          onChange={({ target }) => change({ scope: target.value as Access })}
        />
        <SelectField
          label={texts.lifetime}
          options={lifetimes.map((days) => ({ value: String(days), label: texts.days(String(days)) }))}
          value={String(token.lifetimeDays)}
          onChange={({ target }) => change({ lifetimeDays: Number(target.value) })}
        />
      </div>
      <CheckboxField
        label={texts.limited}
        hint={texts.limitedHint}
        checked={chosen !== null}
        onChange={({ target }) => setChosen(target.checked ? new Map() : null)}
      />
      {chosen && (
        <TokenNouns
          capabilities={capabilities}
          scope={token.scope}
          chosen={chosen}
          problem={problems.parts}
          onChange={setChosen}
        />
      )}
    </form>
  );
}
