import { useState } from 'react';
import { unsavedChanges } from '../browser/unsavedChanges.ts';
import { historyTexts } from './historyTexts.ts';
import { formTexts } from '../language/formTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { localMoment } from '../language/localMoment.ts';
import type { Conflict, Failure } from '../relay/saveOutcome.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useRestoreChange, useStoppedText } from './useRestoreChange.ts';

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
  /** What the launch check found; the next press overrides it. */
  const [stopped, setStopped] = useState<Extract<Failure, { kind: 'stopped' }> | null>(null);
  const stoppedText = useStoppedText();
  const handleClose = () => {
    setAsking(false);
    setConflict(null);
    setStopped(null);
  };
  const handleConfirm = async () => {
    const outcome = await restore({
      id,
      version: conflict?.currentVersion ?? version,
      ...(stopped && { launchCheck: 'OVERRIDE' }),
    });
    if (outcome.kind === 'conflict') {
      setConflict(outcome);
      setStopped(null);
      return;
    }
    if (outcome.kind === 'stopped' && outcome.mayOverride) {
      setStopped(outcome);
      return;
    }
    handleClose();
    if (outcome.kind === 'saved') onRestored();
  };
  const conflictText = ({ changedBy, changedAt }: Conflict) =>
    changedBy && changedAt
      ? texts.restoreConflict(changedBy, localMoment(language, changedAt))
      : texts.restoreConflictUnknown;
  const question = conflict ? conflictText(conflict) : texts.restoreText;
  const sentences = [
    stopped ? stoppedText(stopped) : question,
    unsavedChanges.areShown && texts.restoreUnsaved,
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
        confirmLabel={isRestoring ? texts.restoring : stopped ? texts.restoreAnyway : texts.restore}
        cancelLabel={cancel}
        busy={isRestoring}
        onConfirm={() => void handleConfirm()}
        onCancel={handleClose}
      />
    </>
  );
}
