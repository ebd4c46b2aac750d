import { useEffect, useRef, useState, type FormEvent } from 'react';
import { authTexts } from '../../language/auth.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsAdminTexts } from '../../language/settingsAdmin.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import * as styles from './SettingsPage.css.ts';
import { useChangePassword, type PasswordProblems } from './useChangePassword.ts';

interface Props {
  /** Whose password it is: password managers keep both together. */
  email: string;
  sessionsId: string;
}

const nothing = { currentPassword: '', newPassword: '' };
const shortest = 12;
const longest = 256;

/** Changes the admin’s own password. What was typed stays until it has worked. */
export function ChangePasswordForm({ email, sessionsId }: Props) {
  const texts = useTexts(settingsAdminTexts);
  const form = useTexts(formTexts);
  const { showPassword, hidePassword } = useTexts(authTexts);
  const { toast } = useToast();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(nothing);
  const [revokesTokens, setRevokesTokens] = useState(true);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const { changePassword, isChanging } = useChangePassword(sessionsId);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChanging) return;
    const isMissing = Object.values(values).includes('');
    const isShort = values.newPassword.length < shortest;
    setProblems({
      ...(values.currentPassword === '' && { currentPassword: form.required }),
      ...(isShort && { newPassword: values.newPassword === '' ? form.required : texts.tooShort }),
    });
    if (isMissing || isShort) {
      const description = isMissing ? form.requiredMissing : form.checkFields;
      toast({ title: form.validationError, description, look: 'destructive' });
      return;
    }
    const refused = await changePassword({ ...values, revokeApiTokens: revokesTokens });
    if (refused) setProblems(refused);
    else setValues(nothing);
  };

  const field = (name: keyof typeof nothing) => ({
    name,
    showLabel: showPassword,
    hideLabel: hidePassword,
    maxLength: longest,
    'aria-required': true,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
    },
  });
  return (
    <form
      ref={element}
      noValidate
      aria-label={texts.changePassword}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <div className={styles.fields}>
        <PasswordField
          {...field('currentPassword')}
          label={texts.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={texts.newPassword}
          hint={texts.newPasswordHint}
          autoComplete="new-password"
        />
        <CheckboxField
          label={texts.revokeTokensToo}
          hint={texts.revokeTokensHint}
          checked={revokesTokens}
          onChange={({ target }) => setRevokesTokens(target.checked)}
        />
      </div>
      <Button type="submit" busy={isChanging}>
        {isChanging ? texts.changingPassword : texts.changePassword}
      </Button>
    </form>
  );
}
