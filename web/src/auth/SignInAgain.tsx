import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { unsavedChanges } from '../unsavedChanges.ts';
import { authTexts } from '../language/auth.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { loginAddress } from './returnAddress.ts';
import { beginSession, endSession } from './session.ts';
import * as styles from './SignInAgain.css.ts';
import { giveUp, offerDialog, subscribeToQuestion, waitingFor } from './sessionRenewal.ts';
import { useSignIn } from './useSignIn.ts';

const formId = 'sign-in-again';

/** Asks an admin whose session has ended for the password, over the page that they are at. */
export function SignInAgain() {
  const texts = useTexts(authTexts);
  const email = useSyncExternalStore(subscribeToQuestion, waitingFor, () => null);
  const { signIn, isSigningIn } = useSignIn();
  useEffect(offerDialog, []);
  return (
    <Dialog
      open={email !== null}
      steady
      onDismiss={giveUp}
      size="small"
      title={texts.sessionEnded}
      description={texts.sessionEndedText}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={giveUp}>
            {texts.notNow}
          </Button>
          <Button type="submit" form={formId} busy={isSigningIn}>
            {isSigningIn ? texts.signingIn : texts.goOn}
          </Button>
        </>
      }
    >
      <SignInAgainForm
        email={email ?? ''}
        onSubmit={async (password) => {
          if (isSigningIn) return undefined;
          const outcome = await signIn({ email: email ?? '', password });
          if (outcome.kind !== 'signedIn') return outcome.text;
          beginSession(outcome.user);
          return undefined;
        }}
      />
    </Dialog>
  );
}

interface FormProps {
  email: string;
  /** Answers why the admin is not signed in; undefined when they are. */
  onSubmit: (password: string) => Promise<string | undefined>;
}

function SignInAgainForm({ email, onSubmit }: FormProps) {
  const texts = useTexts(authTexts);
  const { pathname, search } = useLocation();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    setError(await onSubmit(password));
  };
  const handleLeave = () => {
    unsavedChanges.exist = false;
    giveUp();
    endSession();
  };
  return (
    <form id={formId} className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.who}>
        <span className={styles.caption}>{texts.email}</span>
        {email}
      </p>
      {/* For password managers, which keep both together. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordField
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        required
        autoComplete="current-password"
        maxLength={256}
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Link to={loginAddress(pathname + search)} className={styles.leave} onClick={handleLeave}>
        {texts.leaveForSignIn}
      </Link>
    </form>
  );
}
