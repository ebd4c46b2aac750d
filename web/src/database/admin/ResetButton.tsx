import { useState } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ResetDialog } from './ResetDialog.tsx';

interface Props {
  isResetting: boolean;
  disabled: boolean;
  /** @returns whether it succeeded */
  onReset: (phrase: string) => Promise<boolean>;
}

/** Deletes all content after a question that wants to be answered in words. */
export function ResetButton({ isResetting, disabled, onReset }: Props) {
  const texts = useTexts(databaseTexts);
  const [asking, setAsking] = useState(false);
  const handleConfirm = async (phrase: string) => {
    if (await onReset(phrase)) setAsking(false);
  };
  return (
    <>
      <Button variant="danger" busy={isResetting} disabled={disabled} onClick={() => setAsking(true)}>
        {isResetting ? texts.resetting : texts.reset}
      </Button>
      <ResetDialog
        open={asking}
        busy={isResetting}
        onConfirm={(phrase) => void handleConfirm(phrase)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
