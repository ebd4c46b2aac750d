import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OwnAccountForm_viewer$key } from '../../__generated__/OwnAccountForm_viewer.graphql.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { ownAccountInput } from '../../shared/inputRules.ts';
import { languages } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { accountTexts } from './accountTexts.ts';
import * as styles from '../settings/SettingsPage.css.ts';
import { useChangeOwnAccount } from './useChangeOwnAccount.ts';

interface Props {
  viewer: OwnAccountForm_viewer$key;
}

/** The name and the language of the signed-in admin. The dashboard follows the language at once. */
export function OwnAccountForm({ viewer }: Props) {
  const texts = useTexts(accountTexts);
  const { languageNames } = useTexts(adminTexts);
  const { required } = useTexts(formTexts);
  const { language: shown, toggleLanguage } = useLanguage();
  const { name, language } = useFragment(
    graphql`
      fragment OwnAccountForm_viewer on Admin {
        name
        language
      }
    `,
    viewer,
  );
  const [values, setValues] = useState<{ name: string; language: string }>({
    name,
    language: language ?? '',
  });
  const [isChecked, setChecked] = useState(false);
  const { change, isChanging } = useChangeOwnAccount();
  const chosen = languages.find((each) => each === values.language);
  const isMissing = (text: string) => isChecked && text.trim() === '';
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isChanging || !chosen || values.name.trim() === '') return;
    const outcome = await change({ input: { name: values.name, language: chosen } });
    if (outcome.kind === 'saved' && chosen !== shown) toggleLanguage();
  };
  return (
    <form
      noValidate
      aria-label={texts.person}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.fields}>
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          {...ownAccountInput.name}
          value={values.name}
          error={isMissing(values.name) ? required : undefined}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <SelectField
          label={texts.language}
          name="language"
          required
          placeholder={language ? undefined : texts.notChosen}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={values.language}
          error={isMissing(values.language) ? required : undefined}
          onChange={({ target }) => setValues({ ...values, language: target.value })}
        />
      </div>
      <Button type="submit" variant="secondary" busy={isChanging}>
        {texts.save}
      </Button>
    </form>
  );
}
