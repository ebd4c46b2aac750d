import { useState } from 'react';
import { AdminAlert } from '../../admin/AdminAlert.tsx';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  onKeepMine: () => void;
  onLoadTheirs: () => Promise<void>;
}

/** Somebody else saved in the meantime: whose version shall it be? */
export function ConflictAlert({ onKeepMine, onLoadTheirs }: Props) {
  const texts = useTexts(newsAdminTexts);
  const [asking, setAsking] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const handleReplace = async () => {
    setLoading(true);
    await onLoadTheirs();
    setLoading(false);
    setAsking(false);
  };
  return (
    <>
      <AdminAlert
        title={texts.conflictTitle}
        text={texts.conflictText}
        actions={
          <>
            <Button size="small" onClick={onKeepMine}>
              {texts.keepMine}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
              {texts.loadTheirs}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={asking}
        danger
        title={texts.replaceTitle}
        description={texts.replaceText}
        confirmLabel={isLoading ? texts.loadingTheirs : texts.loadTheirs}
        cancelLabel={texts.cancel}
        busy={isLoading}
        onConfirm={() => void handleReplace()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
