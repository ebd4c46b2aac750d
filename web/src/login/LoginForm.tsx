import { Suspense, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { authTexts } from '../auth/authTexts.ts';
import { hasPasskeys } from '../auth/passkey.ts';
import { passkeyTexts } from '../auth/passkeyTexts.ts';
import { secondFactorTexts } from '../auth/secondFactorTexts.ts';
import { useAdoptLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { CodeField } from './CodeField.tsx';
import { DemoHint } from './DemoHint.tsx';
import * as styles from './LoginPage.css.ts';
import { beginSession } from '../auth/session.ts';
import { PasskeyAutofill } from './PasskeyAutofill.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';
import { useSignIn, type SecondFactors, type SignInOutcome } from './useSignIn.ts';
import { useUser } from '../auth/useUser.ts';
import { signInInput } from '../shared/inputRules.ts';

/** The address of an account whose password was just set. */
const useKnownEmail = () => (useLocation().state as { email?: string } | null)?.email ?? '';

/** Email and password, both required by the browser (docs/product.md#sign-in). */
export function LoginForm() {
  const texts = useTexts(authTexts);
  const words = useTexts(passkeyTexts);
  const secondFactor = useTexts(secondFactorTexts);
  const [credentials, setCredentials] = useState({ email: useKnownEmail(), password: '' });
  const [problem, setProblem] = useState<string>();
  const { signIn, isSigningIn } = useSignIn();
  const user = useUser();
  // After the sign-in, the page waits for the dashboard’s code.
  const busy = isSigningIn || user !== null;
  const adoptLanguage = useAdoptLanguage();
  const { toast, dismiss } = useToast();
  const { signInWithPasskey } = usePasskeySignIn();
  const [isAsking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  const [factors, setFactors] = useState<SecondFactors | null>(null);
  const [code, setCode] = useState('');
  const finish = (outcome: SignInOutcome) => {
    if (outcome.kind === 'codeNeeded') setFactors(outcome.factors);
    else if (outcome.kind === 'signedIn') {
      const { welcome, welcomeText } = authTexts[adoptLanguage(outcome.language)];
      toast({ title: welcome, description: welcomeText });
      beginSession(outcome.user);
    } else {
      const title = outcome.kind === 'refused' ? texts.loginFailed : texts.error;
      toast({ title, description: outcome.text, look: 'destructive' });
      // The toast closes after five seconds; the reason stays.
      setProblem(outcome.text);
    }
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    // What it says is about the attempt before.
    dismiss();
    finish(await signIn(factors ? { ...credentials, code } : credentials));
  };
  const handlePasskey = async () => {
    setProblem(undefined);
    setAsking(true);
    const outcome = await signInWithPasskey();
    setAsking(false);
    if (outcome) finish(outcome);
    setRound(round + 1);
  };
  const handleBack = () => {
    setFactors(null);
    setCode('');
    setProblem(undefined);
    setCredentials({ email: '', password: '' });
  };
  const handleAutofill = (outcome: SignInOutcome) => {
    finish(outcome);
    setRound(round + 1);
  };
  return (
    <>
      {user === null && !isAsking && (
        <PasskeyAutofill key={round} signIn={signInWithPasskey} onOutcome={handleAutofill} />
      )}
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        {factors ? (
          <CodeField factors={factors} value={code} error={problem} onChange={setCode} />
        ) : (
          <>
            <TextField
              label={texts.email}
              type="email"
              name="email"
              {...signInInput.email}
              autoComplete="username webauthn"
              value={credentials.email}
              onChange={({ target }) => setCredentials({ ...credentials, email: target.value })}
            />
            <PasswordField
              label={texts.password}
              showLabel={texts.showPassword}
              hideLabel={texts.hidePassword}
              name="password"
              {...signInInput.password}
              autoComplete="current-password"
              value={credentials.password}
              error={problem}
              onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
            />
          </>
        )}
        <Button type="submit" wide busy={busy}>
          {busy ? texts.signingIn : texts.signIn}
        </Button>
        {hasPasskeys() && (!factors || factors.hasPasskey) && (
          <Button variant="secondary" wide busy={busy || isAsking} onClick={() => void handlePasskey()}>
            {isAsking ? words.waiting : words.usePasskey}
          </Button>
        )}
      </form>
      {factors ? (
        <Button variant="secondary" onClick={handleBack}>
          {secondFactor.back}
        </Button>
      ) : (
        <>
          <Link to="/admin/forgot-password" className={styles.forgot}>
            {texts.forgot}
          </Link>
          <Suspense>
            <DemoHint onChoose={setCredentials} />
          </Suspense>
        </>
      )}
    </>
  );
}
