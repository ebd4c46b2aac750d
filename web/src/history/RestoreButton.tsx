import { useState } from 'react';
import { unsavedChanges } from '../browser/unsavedChanges.ts';
import { historyTexts } from './historyTexts.ts';
import { formTexts } from '../language/formTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { localMoment } from '../language/localMoment.ts';
import type { Conflict } from '../relay/saveOutcome.ts';
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
  const { language } = useLanguage();
  const { change: restore, isChanging: isRestoring } = useRestoreChange();
  const [asking, setAsking] = useState(false);
  /** Who saved a newer version in the meantime; the next press replaces it. */
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const handleClose = () => {
    setAsking(false);
    setConflict(null);
  };
  const handleConfirm = async () => {
    const outcome = await restore({ id, version: conflict?.currentVersion ?? version });
    if (outcome.kind === 'conflict') {
      setConflict(outcome);
      return;
    }
    handleClose();
    if (outcome.kind === 'saved') onRestored();
  };
  const conflictText = ({ changedBy, changedAt }: Conflict) =>
    changedBy && changedAt
      ? texts.restoreConflict(changedBy, localMoment(language, changedAt))
      : texts.restoreConflictUnknown;
  const sentences = [
    conflict ? conflictText(conflict) : texts.restoreText,
    unsavedChanges.exist && texts.restoreUnsaved,
  ];
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        {texts.restore}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.restoreTitle}
        description={sentences.filter(Boolean).join(' ')}
        confirmLabel={isRestoring ? texts.restoring : texts.restore}
        cancelLabel={cancel}
        busy={isRestoring}
        onConfirm={() => void handleConfirm()}
        onCancel={handleClose}
      />
    </>
  );
}
