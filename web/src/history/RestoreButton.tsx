import { useState } from 'react';
import { unsavedChanges } from '../browser/unsavedChanges.ts';
import { historyTexts } from './historyTexts.ts';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useRestoreChange } from './useRestoreChange.ts';

interface Props {
  /** The change’s id, and the version of the row that the editor sees. */
  id: number;
  version: number;
  onRestored: () => void;
}

/** Restores an item to its state after a change, once the editor has confirmed. */
export function RestoreButton({ id, version, onRestored }: Props) {
  const texts = useTexts(historyTexts);
  const { cancel } = useTexts(formTexts);
  const { change: restore, isChanging: isRestoring } = useRestoreChange();
  const [asking, setAsking] = useState(false);
  const handleConfirm = async () => {
    const outcome = await restore({ id, version });
    setAsking(false);
    if (outcome.kind === 'saved') onRestored();
  };
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        {texts.restore}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.restoreTitle}
        description={
          unsavedChanges.exist ? `${texts.restoreText} ${texts.restoreUnsaved}` : texts.restoreText
        }
        confirmLabel={isRestoring ? texts.restoring : texts.restore}
        cancelLabel={cancel}
        busy={isRestoring}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
