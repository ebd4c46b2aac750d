import { loginAddress } from '../../auth/returnAddress.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { ExternalIcon } from '../../ui/moreIcons.tsx';
import { AdminAlert } from './AdminAlert.tsx';

/**
 * Shown in a form whose admin was signed out in the meantime: they can sign in from another tab, while this one keeps
 * the text.
 */
export function SessionEndedAlert() {
  const texts = useTexts(adminTexts);
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
