import { useSyncExternalStore } from 'react';
import { loginAddress } from '../../auth/returnAddress.ts';
import { latestUser, otherUser, subscribeToSession } from '../../auth/session.ts';
import { renewSession } from '../../auth/sessionRenewal.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button, buttonStyle } from '../../ui/Button.tsx';
import { ExternalIcon } from '../../ui/moreIcons.tsx';
import { AdminAlert } from './AdminAlert.tsx';

/**
 * Shown in a form whose admin was signed out in the meantime: they can sign in from another tab, while this one keeps
 * the text. If another admin has signed in there, the first one signs in here.
 */
export function SessionEndedAlert() {
  const texts = useTexts(adminTexts);
  const other = useSyncExternalStore(subscribeToSession, otherUser, () => null);
  if (other)
    return (
      <AdminAlert
        title={texts.otherAccount}
        text={texts.otherAccountText(other.email, latestUser()?.email ?? '')}
        actions={
          <Button size="small" variant="secondary" onClick={() => void renewSession(true)}>
            {texts.signInAgain}
          </Button>
        }
      />
    );
  return (
    <AdminAlert
      title={texts.sessionEnded}
      text={texts.sessionEndedText}
      actions={
        <a
          href={loginAddress('/admin/dashboard')}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          {texts.signInInNewTab} <ExternalIcon />
        </a>
      }
    />
  );
}
