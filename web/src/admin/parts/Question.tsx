import { useState, type ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/ConfirmDialog.tsx';

interface Props extends Omit<ConfirmDialogProps, 'open' | 'cancelLabel' | 'onConfirm' | 'onCancel'> {
  /** Resolves when it has succeeded or failed; the dialog then closes. */
  onConfirm: () => Promise<unknown>;
  /** Renders the button that opens the dialog. */
  children: (ask: () => void) => ReactNode;
}

/** Performs an action after a confirmation. */
export function Question({ onConfirm, children, ...question }: Props) {
  const { cancel } = useTexts(formTexts);
  const [asking, setAsking] = useState(false);
  const handleConfirm = async () => {
    await onConfirm();
    setAsking(false);
  };
  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog
        {...question}
        open={asking}
        cancelLabel={cancel}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
