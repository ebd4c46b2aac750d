import { useState } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';

interface Props<Id> {
  /** Identified by its database id, or by another key that the server accepts. */
  row: { databaseId: Id; version: number };
  /** The name of the row. */
  thing: string;
  /** The question, such as “Are you sure you want to delete this partner?” */
  question: string;
  /** The consequences, if they differ from the usual ones. */
  text?: string | undefined;
  /** Disabled while a deletion is pending (docs/product.md#lists). */
  isDeleting: boolean;
  onDelete: (row: { id: Id; version: number }) => Promise<SaveOutcome>;
}

/** Deletes a row after a question that names it (docs/product.md#lists). */
export function DeleteButton<Id extends number | string>({
  row,
  thing,
  question,
  text,
  isDeleting,
  onDelete,
}: Props<Id>) {
  const texts = useTexts(formTexts);
  const [asking, setAsking] = useState(false);
  /** The current version, if the server refused the deletion because of a newer version. */
  const [newerVersion, setNewerVersion] = useState<number | null>(null);
  const handleCancel = () => {
    setAsking(false);
    setNewerVersion(null);
  };
  const handleConfirm = async () => {
    const outcome = await onDelete({ id: row.databaseId, version: newerVersion ?? row.version });
    if (outcome.kind === 'conflict') setNewerVersion(outcome.currentVersion);
    else handleCancel();
  };
  return (
    <>
      <IconButton
        variant="danger"
        label={texts.delete(thing)}
        disabled={isDeleting}
        onClick={() => setAsking(true)}
      >
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={question}
        thing={thing}
        description={newerVersion === null ? (text ?? texts.deleteText) : texts.deleteConflictText}
        confirmLabel={isDeleting ? texts.deleting : texts.deleteConfirm}
        cancelLabel={texts.cancel}
        busy={isDeleting}
        onConfirm={() => void handleConfirm()}
        onCancel={handleCancel}
      />
    </>
  );
}
