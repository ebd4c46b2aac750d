import { useState } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
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
  const { cancel } = useTexts(formTexts);
  const [asking, setAsking] = useState(false);
  const { revokeSession, isRevoking } = useRevokeSession(sessionsId);
  const handleConfirm = async () => {
    await revokeSession(id);
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.signOutOf(device)}
        onClick={() => setAsking(true)}
      >
        {texts.signOut}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.signOutTitle}
        thing={device}
        description={texts.signOutText}
        confirmLabel={isRevoking ? texts.signingOut : texts.signOut}
        cancelLabel={cancel}
        busy={isRevoking}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
