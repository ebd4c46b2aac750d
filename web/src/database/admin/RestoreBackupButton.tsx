import { backupTexts } from './backupTexts.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../admin/parts/Question.tsx';
import { useRestoreBackup } from './useRestoreBackup.ts';

interface Props {
  name: string;
  /** The formatted time of its creation, which identifies a backup to editors. */
  when: string;
}

/** Replaces all content with a backup, after a confirmation that names it. */
export function RestoreBackupButton({ name, when }: Props) {
  const texts = useTexts(backupTexts);
  const words = useTexts(databaseTexts);
  const { change: restore, isChanging: isRestoring } = useRestoreBackup();
  return (
    <Question
      danger
      title={texts.restoreQuestion}
      thing={when}
      description={words.currentKept}
      confirmLabel={isRestoring ? texts.restoring : texts.restore}
      busy={isRestoring}
      onConfirm={() => restore({ name })}
    >
      {(ask) => (
        <Button variant="secondary" size="small" aria-label={texts.restoreThis(when)} onClick={ask}>
          {texts.restore}
        </Button>
      )}
    </Question>
  );
}
