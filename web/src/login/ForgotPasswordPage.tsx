import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { authTexts } from '../auth/authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { signInInput } from '../shared/inputRules.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Door } from './Door.tsx';
import * as styles from './LoginPage.css.ts';
import { passwordTexts } from './passwordTexts.ts';
import { useResetPassword, type ResetOutcome } from './useResetPassword.ts';

/** Asks for a link for a new password. It never tells whether an account has the address. */
export function ForgotPasswordPage() {
  const texts = useTexts(passwordTexts);
  const { email: emailLabel } = useTexts(authTexts);
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<ResetOutcome>();
  const { resetPassword, isSending } = useResetPassword();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setOutcome(undefined);
    setOutcome(await resetPassword(email));
  };
  const back = (
    <Link to="/admin/login" className={styles.forgot}>
      {texts.backToSignIn}
    </Link>
  );
  if (outcome?.kind === 'requested')
    return (
      <Door title={texts.forgotTitle} subtitle={texts.forgotText}>
        <Notice tone="good" title={texts.sentTitle}>
          {texts.sentText(email)}
        </Notice>
        {back}
      </Door>
    );
  return (
    <Door title={texts.forgotTitle} subtitle={texts.forgotText}>
      {outcome?.kind === 'notOffered' && (
        <Notice tone="bad" title={texts.notOffered}>
          {texts.askOwner}
        </Notice>
      )}
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={emailLabel}
          type="email"
          name="email"
          {...signInInput.email}
          autoComplete="username"
          value={email}
          error={outcome?.kind === 'refused' ? outcome.text : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" wide busy={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </form>
      {back}
    </Door>
  );
}
