import { useRef, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OwnAccountForm_viewer$key } from '../../__generated__/OwnAccountForm_viewer.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { ImageField } from '../../images/library/ImageField.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { ownAccountInput } from '../../shared/inputRules.ts';
import { languages, numberFormat } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { missingFields, problemText, type Problems } from '../form/problems.ts';
import { isSame } from '../form/edited.ts';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { useFocusProblem } from '../parts/useFocusProblem.ts';
import { accountTexts } from './accountTexts.ts';
import * as own from './OwnAccountForm.css.ts';
import * as styles from '../settings/SettingsPage.css.ts';
import { useChangeOwnAccount } from './useChangeOwnAccount.ts';

interface Props {
  viewer: OwnAccountForm_viewer$key;
}

const noProblems = {};

/** The name, the portrait and the language of the signed-in admin. The dashboard follows the language at once. */
export function OwnAccountForm({ viewer }: Props) {
  const texts = useTexts(accountTexts);
  const { languageNames } = useTexts(adminTexts);
  const form = useTexts(formTexts);
  const { language: shown, followLanguage } = useLanguage();
  const { email, name, language, portraitUrl, portrait } = useFragment(
    graphql`
      fragment OwnAccountForm_viewer on Admin {
        email
        name
        language
        portraitUrl
        portrait {
          ...Portrait_picture
        }
      }
    `,
    viewer,
  );
  const [values, setValues] = useState<{ name: string; language: string; portraitUrl: string }>({
    name,
    language: language ?? '',
    portraitUrl: portraitUrl ?? '',
  });
  const [saved, setSaved] = useState(values);
  const element = useRef<HTMLFormElement>(null);
  /** What was sent and refused: a field is marked until it is changed. */
  const [rejected, setRejected] = useState<{ values: typeof values; problems: Problems<typeof values> }>();
  const { change, isChanging } = useChangeOwnAccount();
  const chosen = languages.find((each) => each === values.language);
  useFocusProblem(element, rejected?.problems ?? noProblems);
  const errorOf = (field: keyof typeof values) =>
    values[field] === rejected?.values[field]
      ? problemText(form, numberFormat(shown), rejected.problems[field])
      : undefined;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChanging) return;
    const missing = missingFields(values, ['name', 'language']);
    setRejected({ values, problems: missing });
    if (!chosen || Object.keys(missing).length > 0) return;
    const outcome = await change({ input: { ...values, language: chosen } });
    if (outcome.kind === 'invalid') setRejected({ values, problems: outcome.problems });
    if (outcome.kind !== 'saved') return;
    setSaved(values);
    // Saving a name does not undo what was chosen in this browser.
    if (chosen !== saved.language) followLanguage(chosen);
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={texts.person}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className={own.person}>
        <Portrait name={name || email} picture={portrait} size="large" />
        <span className={own.texts}>
          {name && <strong>{name}</strong>}
          <span className={own.email}>{email}</span>
        </span>
      </p>
      <div className={styles.fields}>
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          {...ownAccountInput.name}
          value={values.name}
          error={errorOf('name')}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <ImageField
          label={texts.portrait}
          hint={texts.portraitHint}
          name="portraitUrl"
          {...ownAccountInput.portraitUrl}
          value={values.portraitUrl}
          error={errorOf('portraitUrl')}
          onChange={(portrait) => setValues({ ...values, portraitUrl: portrait })}
        />
        <SelectField
          label={texts.language}
          name="language"
          required
          placeholder={language ? undefined : texts.notChosen}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={values.language}
          error={errorOf('language')}
          onChange={({ target }) => setValues({ ...values, language: target.value })}
        />
      </div>
      <Button type="submit" variant="secondary" busy={isChanging}>
        {texts.save}
      </Button>
      <LeaveGuard dirty={!isSame(values, saved)} onLeave={() => setValues(saved)} />
    </form>
  );
}
