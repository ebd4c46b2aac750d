import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { DeleteMessageButton_message$key } from '../../__generated__/DeleteMessageButton_message.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { useDeleteContactMessage } from './useDeleteContactMessage.ts';

interface Props {
  message: DeleteMessageButton_message$key;
  connections: string[];
  onDeleted?: () => void;
}

/** Deletes a message after a confirmation that names its sender. */
export function DeleteMessageButton({ message, connections, onDeleted }: Props) {
  const texts = useTexts(contactAdminTexts);
  const form = useTexts(formTexts);
  const { revalidate } = useRevalidator();
  const { databaseId, version, name } = useFragment(
    graphql`
      fragment DeleteMessageButton_message on ContactMessage {
        databaseId
        version
        name
      }
    `,
    message,
  );
  const [asking, setAsking] = useState(false);
  /** The current version, if the server refused the deletion because of a newer version. */
  const [newerVersion, setNewerVersion] = useState<number | null>(null);
  const { change: deleteMessage, isChanging: isDeleting } = useDeleteContactMessage();
  const handleCancel = () => {
    setAsking(false);
    setNewerVersion(null);
  };
  const handleConfirm = async () => {
    const outcome = await deleteMessage({ id: databaseId, version: newerVersion ?? version, connections });
    if (outcome.kind === 'conflict') {
      setNewerVersion(outcome.currentVersion);
      return;
    }
    handleCancel();
    if (outcome.kind === 'saved') onDeleted?.();
    if (outcome.kind === 'gone') void revalidate();
  };
  return (
    <>
      <IconButton variant="danger" label={form.delete(name)} onClick={() => setAsking(true)}>
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteTitle}
        thing={name}
        description={newerVersion === null ? texts.deleteText : texts.deleteConflictText}
        confirmLabel={isDeleting ? form.deleting : form.deleteConfirm}
        cancelLabel={form.cancel}
        busy={isDeleting}
        onConfirm={() => void handleConfirm()}
        onCancel={handleCancel}
      />
    </>
  );
}
