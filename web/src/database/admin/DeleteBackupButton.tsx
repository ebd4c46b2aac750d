import { useState } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { useDeleteBackup } from './useDeleteBackup.ts';

interface Props {
  name: string;
  /** When it was made, as it is shown: what a backup is known by. */
  when: string;
}

/** Deletes a backup after a question that names it. */
export function DeleteBackupButton({ name, when }: Props) {
  const texts = useTexts(databaseTexts);
  const [asking, setAsking] = useState(false);
  const { remove, isDeleting } = useDeleteBackup();
  const handleConfirm = async () => {
    await remove(name);
    setAsking(false);
  };
  return (
    <>
      <IconButton variant="danger" label={texts.deleteThis(when)} onClick={() => setAsking(true)}>
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteQuestion}
        thing={when}
        description={texts.deleteText}
        confirmLabel={isDeleting ? texts.deleting : texts.delete}
        cancelLabel={texts.cancel}
        busy={isDeleting}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
