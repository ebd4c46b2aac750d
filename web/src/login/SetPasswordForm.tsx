import { useEffect, useRef, useState, type FormEvent } from 'react';
import { authTexts } from '../auth/authTexts.ts';
import { newPasswordLimits, newPasswordProblem } from '../auth/newPassword.ts';
import { newPasswordTexts } from '../auth/newPasswordTexts.ts';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { nameIn } from '../language/nameIn.ts';
import { useFailureText } from '../relay/useFailureText.ts';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import * as styles from './LoginPage.css.ts';
import { passwordTexts } from './passwordTexts.ts';
import type { OpenLink, SetOutcome } from './useAccountLink.ts';

interface Props {
  link: OpenLink;
  isSetting: boolean;
  onSubmit: (password: string) => Promise<SetOutcome>;
}

/** The new password of an account. What was typed stays until it is accepted. */
export function SetPasswordForm({ link: { email, name }, isSetting, onSubmit }: Props) {
  const texts = useTexts(passwordTexts);
  const words = useTexts(newPasswordTexts);
  const { required, invalid } = useTexts(formTexts);
  const { showPassword, hidePassword } = useTexts(authTexts);
  const failureText = useFailureText();
  const field = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (problem) field.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const textOf = (code: string) =>
    code === 'REQUIRED' ? required : (nameIn(words.weaknesses, code) ?? invalid);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSetting) return;
    const unfit = newPasswordProblem(password);
    setProblem(unfit ? textOf(unfit) : undefined);
    if (unfit) return;
    const outcome = await onSubmit(password);
    if (outcome.kind === 'weak') setProblem(textOf(outcome.code));
    if (outcome.kind === 'failed') setProblem(failureText(outcome.error));
  };
  return (
    <form ref={field} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.whose}>
        <span className={styles.caption}>{texts.account}</span>
        {name && <span>{name}</span>}
        <span>{email}</span>
      </p>
      {/* Lets password managers store both together. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordField
        label={words.newPassword}
        hint={words.newPasswordHint}
        showLabel={showPassword}
        hideLabel={hidePassword}
        required
        autoComplete="new-password"
        maxLength={newPasswordLimits.units}
        value={password}
        error={problem}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" wide busy={isSetting}>
        {isSetting ? texts.setting : texts.setPassword}
      </Button>
    </form>
  );
}
