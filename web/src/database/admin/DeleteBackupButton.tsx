import { backupTexts } from './backupTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Question } from '../../admin/parts/Question.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { useDeleteBackup } from './useDeleteBackup.ts';

interface Props {
  name: string;
  /** The formatted time of its creation, which identifies a backup to editors. */
  when: string;
}

/** Deletes a backup after a confirmation that names it. */
export function DeleteBackupButton({ name, when }: Props) {
  const texts = useTexts(backupTexts);
  const { change: remove, isChanging: isDeleting } = useDeleteBackup();
  return (
    <Question
      danger
      title={texts.deleteQuestion}
      thing={when}
      description={texts.deleteText}
      confirmLabel={isDeleting ? texts.deleting : texts.delete}
      busy={isDeleting}
      onConfirm={() => remove({ name })}
    >
      {(ask) => (
        <IconButton variant="danger" label={texts.deleteThis(when)} onClick={ask}>
          <TrashIcon />
        </IconButton>
      )}
    </Question>
  );
}
