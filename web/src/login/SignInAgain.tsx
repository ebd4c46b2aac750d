import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { leaveChanges } from '../browser/unsavedChanges.ts';
import { authTexts } from '../auth/authTexts.ts';
import { hasPasskeys, wasPasskeyUsed } from '../auth/passkey.ts';
import { passkeyTexts } from '../auth/passkeyTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { loginAddress } from '../auth/returnAddress.ts';
import { beginSession, endSession } from '../auth/session.ts';
import * as styles from './SignInAgain.css.ts';
import {
  giveUp,
  offerDialog,
  passConfirmation,
  reasonToAsk,
  subscribeToQuestion,
  waitingFor,
} from '../auth/sessionRenewal.ts';
import { useConfirmPassword } from './useConfirmPassword.ts';
import { CodeField } from './CodeField.tsx';
import { usePasskeyConfirmation } from './usePasskeyConfirmation.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';
import { useSignOutHere } from './useSignOutHere.ts';
import { useSignIn, type SecondFactors, type SignInOutcome } from './useSignIn.ts';
import { signInInput } from '../shared/inputRules.ts';

const formId = 'sign-in-again';

/**
 * Asks for the password in a dialog over the admin’s page: when the session has ended, or when an action requires it
 * again.
 */
export function SignInAgain() {
  const texts = useTexts(authTexts);
  const email = useSyncExternalStore(subscribeToQuestion, waitingFor, () => null);
  const reason = useSyncExternalStore(subscribeToQuestion, reasonToAsk, () => null);
  const { signIn, isSigningIn } = useSignIn();
  const { confirmPassword, isConfirming } = useConfirmPassword();
  const { signInWithPasskey } = usePasskeySignIn();
  const { confirmWithPasskey } = usePasskeyConfirmation();
  const { signOutHere } = useSignOutHere();
  const words = useTexts(passkeyTexts);
  const { dismiss } = useToast();
  useEffect(offerDialog, []);
  const isOpen = email !== null;
  useEffect(() => {
    // An earlier toast does not concern this request.
    if (isOpen) dismiss();
  }, [isOpen, dismiss]);
  const confirms = reason === 'unconfirmed';
  const busy = confirms ? isConfirming : isSigningIn;
  const sentences = confirms
    ? {
        title: texts.confirm,
        text: texts.confirmText,
        act: texts.confirmAndContinue,
        acting: texts.confirming,
      }
    : { title: texts.sessionEnded, text: texts.sessionEndedText, act: texts.goOn, acting: texts.signingIn };

  /** @returns the problem; undefined if the password was accepted */
  async function submit(password: string, code: string | undefined): Promise<Problem | undefined> {
    if (busy) return undefined;
    if (confirms) {
      const outcome = await confirmPassword(password);
      if (outcome.kind !== 'confirmed') return outcome;
      passConfirmation();
      return undefined;
    }
    const outcome = await signIn({ email: email ?? '', password, ...(code !== undefined && { code }) });
    if (outcome.kind !== 'signedIn') return outcome;
    beginSession(outcome.user);
    return undefined;
  }

  /** The same with a passkey, which may belong to another account. */
  async function submitPasskey(): Promise<Problem | undefined> {
    if (busy) return undefined;
    if (confirms) {
      const outcome = await confirmWithPasskey();
      if (outcome.kind !== 'confirmed') return outcome;
      passConfirmation();
      return undefined;
    }
    const outcome = await signInWithPasskey();
    if (outcome?.kind !== 'signedIn') return outcome ?? undefined;
    if (outcome.user.email !== email) {
      // What was typed here is not theirs.
      await signOutHere();
      return { kind: 'refused', text: words.otherAccount(outcome.user.email) };
    }
    beginSession(outcome.user);
    return undefined;
  }

  return (
    <Dialog
      open={isOpen}
      steady
      onDismiss={giveUp}
      size="small"
      title={sentences.title}
      description={sentences.text}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={giveUp}>
            {texts.notNow}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {busy ? sentences.acting : sentences.act}
          </Button>
        </>
      }
    >
      <SignInAgainForm email={email ?? ''} mayLeave={!confirms} onSubmit={submit} onPasskey={submitPasskey} />
    </Dialog>
  );
}

/** Why a password was not accepted: the server rejected it, the request failed, or a code is needed besides. */
type Problem = Exclude<SignInOutcome, { kind: 'signedIn' }>;

interface FormProps {
  email: string;
  /** Whether to show a link to the sign-in page. */
  mayLeave: boolean;
  /** @returns the problem; undefined if the password was accepted */
  onSubmit: (password: string, code: string | undefined) => Promise<Problem | undefined>;
  onPasskey: () => Promise<Problem | undefined>;
}

function SignInAgainForm({ email, mayLeave, onSubmit, onPasskey }: FormProps) {
  const texts = useTexts(authTexts);
  const words = useTexts(passkeyTexts);
  const { pathname, search } = useLocation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [factors, setFactors] = useState<SecondFactors | null>(null);
  const [code, setCode] = useState('');
  const refusal = problem?.kind === 'refused' ? problem.text : undefined;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const outcome = await onSubmit(password, factors ? code : undefined);
    if (outcome?.kind === 'codeNeeded') setFactors(outcome.factors);
    else setProblem(outcome);
  };
  const [isAsking, setAsking] = useState(false);
  const handlePasskey = async () => {
    setProblem(undefined);
    setAsking(true);
    setProblem(await onPasskey());
    setAsking(false);
  };
  const handleLeave = () => {
    leaveChanges();
    giveUp();
    endSession();
  };
  return (
    <form id={formId} className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.who}>
        <span className={styles.caption}>{texts.email}</span>
        {email}
      </p>
      {/* Lets password managers store both together. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordField
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        required
        autoComplete="current-password"
        maxLength={signInInput.password.maxLength}
        value={password}
        error={factors ? undefined : refusal}
        onChange={({ target }) => setPassword(target.value)}
      />
      {factors && <CodeField factors={factors} value={code} error={refusal} onChange={setCode} />}
      {problem?.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          {problem.text}
        </p>
      )}
      {hasPasskeys() && wasPasskeyUsed() && (
        <Button variant="secondary" busy={isAsking} onClick={() => void handlePasskey()}>
          {isAsking ? words.waiting : words.usePasskey}
        </Button>
      )}
      {mayLeave && (
        <Link to={loginAddress(pathname + search)} className={styles.leave} onClick={handleLeave}>
          {texts.leaveForSignIn}
        </Link>
      )}
    </form>
  );
}
