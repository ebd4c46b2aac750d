import { useRef, useState, type FormEvent } from 'react';
import { useFocusProblem } from '../parts/useFocusProblem.ts';
import type { InviteAccountInput } from '../../__generated__/accountDocumentsInviteMutation.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import type { FieldProblem } from '../../relay/saveOutcome.ts';
import { invitationInput } from '../../shared/inputRules.ts';
import { languages, type Language } from '../../shared/language.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from '../parts/DialogForm.css.ts';
import { peopleTexts } from './peopleTexts.ts';
import { RoleField, type Role } from './RoleField.tsx';

type Problems = Record<string, FieldProblem>;

interface Props {
  id: string;
  onSubmit: (input: InviteAccountInput) => Promise<Problems>;
}

/** Who is invited, and what they may do. What was typed stays until it succeeds. */
export function InviteForm({ id, onSubmit }: Props) {
  const texts = useTexts(peopleTexts);
  const form = useTexts(formTexts);
  const { languageNames } = useTexts(adminTexts);
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<{ name: string; email: string; role: Role; language: Language }>({
    name: '',
    email: '',
    role: 'author',
    language: useLanguage().language,
  });
  const [problems, setProblems] = useState<Problems>({});
  useFocusProblem(element, problems);
  const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const textOf = (field: 'name' | 'email') => {
    const code = problems[field]?.code;
    if (code === undefined) return undefined;
    if (code === 'REQUIRED') return form.required;
    if (code === 'TAKEN') return texts.taken;
    return field === 'email' ? form.reasons.EMAIL : form.invalid;
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = (['name', 'email'] as const).filter((field) => values[field].trim() === '');
    if (empty.length > 0)
      setProblems(Object.fromEntries(empty.map((field) => [field, { code: 'REQUIRED' }])));
    else setProblems(await onSubmit(values));
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
        label={texts.name}
        {...invitationInput.name}
        autoComplete="off"
        value={values.name}
        error={textOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={texts.email}
        type="email"
        {...invitationInput.email}
        autoComplete="off"
        value={values.email}
        error={textOf('email')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <div className={styles.pair}>
        <RoleField value={values.role} onChange={(role) => change({ role })} />
        <SelectField
          label={texts.language}
          hint={texts.languageHint}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={values.language}
          onChange={({ target }) => change({ language: target.value as Language })}
        />
      </div>
    </form>
  );
}
