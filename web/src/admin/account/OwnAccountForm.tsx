import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OwnAccountForm_viewer$key } from '../../__generated__/OwnAccountForm_viewer.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { ImageField } from '../../images/library/ImageField.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import type { FieldProblem } from '../../relay/saveOutcome.ts';
import { ownAccountInput } from '../../shared/inputRules.ts';
import { languages, numberFormat } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { problemText } from '../form/problems.ts';
import { Portrait } from '../parts/Portrait.tsx';
import { accountTexts } from './accountTexts.ts';
import * as own from './OwnAccountForm.css.ts';
import * as styles from '../settings/SettingsPage.css.ts';
import { useChangeOwnAccount } from './useChangeOwnAccount.ts';

interface Props {
  viewer: OwnAccountForm_viewer$key;
}

/** The name, the portrait and the language of the signed-in admin. The dashboard follows the language at once. */
export function OwnAccountForm({ viewer }: Props) {
  const texts = useTexts(accountTexts);
  const { languageNames } = useTexts(adminTexts);
  const form = useTexts(formTexts);
  const { language: shown, toggleLanguage } = useLanguage();
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
  const [problem, setProblem] = useState<FieldProblem>();
  const [isChecked, setChecked] = useState(false);
  const { change, isChanging } = useChangeOwnAccount();
  const chosen = languages.find((each) => each === values.language);
  const isMissing = (text: string) => isChecked && text.trim() === '';
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isChanging || !chosen || values.name.trim() === '') return;
    const outcome = await change({ input: { ...values, language: chosen } });
    setProblem(outcome.kind === 'invalid' ? outcome.problems['portraitUrl'] : undefined);
    if (outcome.kind === 'saved' && chosen !== shown) toggleLanguage();
  };
  return (
    <form
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
          error={isMissing(values.name) ? form.required : undefined}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <ImageField
          label={texts.portrait}
          hint={texts.portraitHint}
          name="portraitUrl"
          {...ownAccountInput.portraitUrl}
          value={values.portraitUrl}
          error={problemText(form, numberFormat(shown), problem)}
          onChange={(url) => {
            setValues({ ...values, portraitUrl: url });
            setProblem(undefined);
          }}
        />
        <SelectField
          label={texts.language}
          name="language"
          required
          placeholder={language ? undefined : texts.notChosen}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={values.language}
          error={isMissing(values.language) ? form.required : undefined}
          onChange={({ target }) => setValues({ ...values, language: target.value })}
        />
      </div>
      <Button type="submit" variant="secondary" busy={isChanging}>
        {texts.save}
      </Button>
    </form>
  );
}
