import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../parts/Question.tsx';
import { useRevokeSession } from './useRevokeSession.ts';

interface Props {
  id: string;
  /** What the session runs on, for the question. */
  device: string;
  sessionsId: string;
}

/** Signs a device out, after a question that names it. */
export function RevokeSessionButton({ id, device, sessionsId }: Props) {
  const texts = useTexts(settingsTexts);
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
