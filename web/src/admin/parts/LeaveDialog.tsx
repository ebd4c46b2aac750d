import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before discarding unsaved changes. */
export function LeaveDialog({ open, onLeave, onStay }: Props) {
  const texts = useTexts(adminTexts);
  return (
    <ConfirmDialog
      open={open}
      danger
      title={texts.leaveTitle}
      description={texts.leaveText}
      confirmLabel={texts.leave}
      cancelLabel={texts.keepEditing}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
