import { useState } from 'react';
import { liveTexts } from './liveTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';

interface Props {
  isResetting: boolean;
  disabled: boolean;
  onReset: (phrase: string) => Promise<SaveOutcome>;
}

/** Deletes all content after a confirmation that requires a typed phrase. */
export function ResetButton({ isResetting, disabled, onReset }: Props) {
  const texts = useTexts(liveTexts);
  const [asking, setAsking] = useState(false);
  const handleConfirm = async (phrase: string) => {
    const { kind } = await onReset(phrase);
    if (kind === 'saved') setAsking(false);
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
