import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../auth/useUser.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useFailureText } from '../relay/useFailureText.ts';
import { nameIn } from '../language/nameIn.ts';
import { Button, buttonStyle } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useToast } from '../ui/Toast.tsx';
import { Door } from './Door.tsx';
import * as styles from './LoginPage.css.ts';
import { passwordTexts } from './passwordTexts.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { useAccountLink, type LinkState } from './useAccountLink.ts';
import { useSignOutHere } from './useSignOutHere.ts';

/** Where a one-time link leads: it says whose password it sets, and sets it (docs/product.md#links). */
export function SetPasswordPage() {
  const texts = useTexts(passwordTexts);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { state, setState, setPassword, isSetting } = useAccountLink(useLocation().hash.slice(1));
  const heading = useHeading(state);
  const handleSubmit = async (password: string) => {
    const outcome = await setPassword(password);
    if (outcome.kind === 'ended') setState(outcome);
    if (outcome.kind !== 'set') return outcome;
    toast({ title: texts.done });
    const email = state.kind === 'open' ? state.link.email : '';
    await navigate('/admin/login', { replace: true, state: { email } });
    return outcome;
  };
  return (
    <Door {...heading}>
      {state.kind === 'open' ? (
        <ForItsPerson email={state.link.email}>
          <SetPasswordForm link={state.link} isSetting={isSetting} onSubmit={handleSubmit} />
        </ForItsPerson>
      ) : (
        <NoForm state={state} />
      )}
    </Door>
  );
}

/** The title and the lead of the page. */
function useHeading(state: LinkState): { title: string; subtitle: string } {
  const texts = useTexts(passwordTexts);
  if (state.kind !== 'open') return { title: texts.linkTitle, subtitle: texts.linkText };
  return state.link.purpose === 'invitation'
    ? { title: texts.invitationTitle, subtitle: texts.invitationText }
    : { title: texts.resetTitle, subtitle: texts.resetText };
}

/** The form, unless someone else is signed in: they would go on acting in their own name. */
function ForItsPerson({ email, children }: { email: string; children: ReactNode }) {
  const texts = useTexts(passwordTexts);
  const user = useUser();
  const { signOutHere, isSigningOut } = useSignOutHere();
  if (!user || user.email === email) return children;
  return (
    <>
      <Notice tone="bad" title={texts.otherTitle}>
        {texts.otherText(user.email, email)}
      </Notice>
      <Button wide busy={isSigningOut} onClick={() => void signOutHere()}>
        {texts.signOut}
      </Button>
    </>
  );
}

function NoForm({ state }: { state: Exclude<LinkState, { kind: 'open' }> }) {
  const texts = useTexts(passwordTexts);
  const failureText = useFailureText();
  if (state.kind === 'checking') return <p role="status">{texts.checking}</p>;
  if (state.kind === 'failed')
    return (
      <Notice tone="bad" title={texts.endedTitle}>
        {failureText(state.error)}
      </Notice>
    );
  return (
    <>
      <Notice tone="bad" title={texts.endedTitle}>
        {nameIn(texts.ended, state.code) ?? texts.ended.LINK_UNKNOWN}
      </Notice>
      <p className={styles.next}>
        <Link to="/admin/login" className={buttonStyle()}>
          {texts.signIn}
        </Link>
        <Link to="/admin/forgot-password" className={styles.forgot}>
          {texts.newLink}
        </Link>
      </p>
    </>
  );
}
