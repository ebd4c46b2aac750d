import { useTexts } from '../../language/LanguageProvider.tsx';
import { accountTexts } from './accountTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../parts/Question.tsx';
import { useRevokeSession } from './useRevokeSession.ts';

interface Props {
  id: string;
  /** The device of the session, named in the confirmation. */
  device: string;
  sessionsId: string;
}

/** Signs a device out after a confirmation that names it. */
export function RevokeSessionButton({ id, device, sessionsId }: Props) {
  const texts = useTexts(accountTexts);
  const { change: revoke, isChanging: isRevoking } = useRevokeSession();
  return (
    <Question
      danger
      title={texts.signOutTitle}
      description={texts.signOutText}
      thing={device}
      confirmLabel={isRevoking ? texts.signingOut : texts.signOut}
      busy={isRevoking}
      onConfirm={() => revoke({ id, connections: [sessionsId] })}
    >
      {(ask) => (
        <Button variant="secondary" size="small" aria-label={texts.signOutOf(device)} onClick={ask}>
          {texts.signOut}
        </Button>
      )}
    </Question>
  );
}
