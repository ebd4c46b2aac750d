import { useState } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRestoreBackup } from './useRestoreBackup.ts';

interface Props {
  name: string;
  /** When it was made, as it is shown: what a backup is known by. */
  when: string;
}

/** Puts a backup in place of all content, after a question that names it. */
export function RestoreBackupButton({ name, when }: Props) {
  const texts = useTexts(databaseTexts);
  const [asking, setAsking] = useState(false);
  const { restore, isRestoring } = useRestoreBackup();
  const handleConfirm = async () => {
    await restore(name);
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.restoreThis(when)}
        onClick={() => setAsking(true)}
      >
        {texts.restore}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.restoreQuestion}
        thing={when}
        description={texts.restoreText}
        confirmLabel={isRestoring ? texts.restoring : texts.restore}
        cancelLabel={texts.cancel}
        busy={isRestoring}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
