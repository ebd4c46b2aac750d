import { useRef, useState, type FormEvent } from 'react';
import { useDialogChanges } from '../parts/useDialogChanges.ts';
import { useFocusProblem } from '../parts/useFocusProblem.ts';
import type { InviteAccountInput } from '../../__generated__/accountDocumentsInviteMutation.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { missingFields, problemText, type Problems } from '../form/problems.ts';
import { invitationInput } from '../../shared/inputRules.ts';
import { languages, numberFormat, type Language } from '../../shared/language.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from '../parts/DialogForm.css.ts';
import { peopleTexts } from './peopleTexts.ts';
import { RoleField, type Role } from './RoleField.tsx';

/** What is typed and chosen. */
type Typed = { name: string; email: string; role: Role; language: Language };

interface Props {
  id: string;
  onSubmit: (input: InviteAccountInput) => Promise<Problems<Typed>>;
}

/** Who is invited, and what they may do. What was typed stays until it succeeds. */
export function InviteForm({ id, onSubmit }: Props) {
  const texts = useTexts(peopleTexts);
  const form = useTexts(formTexts);
  const { languageNames } = useTexts(adminTexts);
  const { language: shown } = useLanguage();
  const number = numberFormat(shown);
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Typed>({
    name: '',
    email: '',
    role: 'author',
    language: shown,
  });
  const [problems, setProblems] = useState<Problems<Typed>>({});
  useFocusProblem(element, problems);
  useDialogChanges(values.name !== '' || values.email !== '');
  const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const textOf = (field: 'name' | 'email') => {
    const problem = problems[field];
    return problem?.code === 'TAKEN' ? texts.taken : problemText(form, number, problem);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFields(values, ['name', 'email']);
    setProblems(Object.keys(missing).length > 0 ? missing : await onSubmit(values));
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
