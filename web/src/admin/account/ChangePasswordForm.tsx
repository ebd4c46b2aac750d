import { useRef, useState, type FormEvent } from 'react';
import { useFocusProblem } from '../parts/useFocusProblem.ts';
import { useUser } from '../../auth/useUser.ts';
import { authTexts } from '../../auth/authTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newPasswordTexts } from '../../auth/newPasswordTexts.ts';
import { newPasswordLimits, newPasswordProblem } from '../../auth/newPassword.ts';
import { accountTexts } from './accountTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import * as styles from '../settings/SettingsPage.css.ts';
import { useChangePassword, type PasswordProblems } from './useChangePassword.ts';

const nothing = { currentPassword: '', newPassword: '' };

/** Changes the admin’s own password. What was typed stays until it succeeds. */
export function ChangePasswordForm() {
  const texts = useTexts(accountTexts);
  const words = useTexts(newPasswordTexts);
  const form = useTexts(formTexts);
  const { showPassword, hidePassword } = useTexts(authTexts);
  const { toast } = useToast();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(nothing);
  const [revokesTokens, setRevokesTokens] = useState(true);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const { changePassword, isChanging } = useChangePassword();
  useFocusProblem(element, problems);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChanging) return;
    const isMissing = Object.values(values).includes('');
    const unfit = newPasswordProblem(values.newPassword);
    setProblems({
      ...(values.currentPassword === '' && { currentPassword: form.required }),
      ...(unfit && { newPassword: unfit === 'REQUIRED' ? form.required : words.weaknesses[unfit] }),
    });
    if (isMissing || unfit) {
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
    maxLength: newPasswordLimits.units,
    required: true,
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
      {/* Lets password managers store both together. */}
      <input hidden readOnly name="username" autoComplete="username" value={useUser()?.email ?? ''} />
      <div className={styles.fields}>
        <PasswordField
          {...field('currentPassword')}
          label={texts.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={words.newPassword}
          hint={words.newPasswordHint}
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
