import { useState, type ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/ConfirmDialog.tsx';

interface Props extends Omit<ConfirmDialogProps, 'open' | 'cancelLabel' | 'onConfirm' | 'onCancel'> {
  /** The question closes when it is over, well or not. */
  onConfirm: () => Promise<unknown>;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
}

/** An act after a question. */
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
