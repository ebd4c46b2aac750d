import { useState } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  isSeeding: boolean;
  disabled: boolean;
  onSeed: () => Promise<boolean>;
}

/** Adds the sample content after a question (docs/product.md#sample-content). */
export function SeedButton({ isSeeding, disabled, onSeed }: Props) {
  const texts = useTexts(databaseTexts);
  const [asking, setAsking] = useState(false);
  const label = isSeeding ? texts.seeding : texts.seed;
  const handleConfirm = async () => {
    await onSeed();
    setAsking(false);
  };
  return (
    <>
      <Button busy={isSeeding} disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.seed}
        description={texts.seedQuestion}
        confirmLabel={isSeeding ? texts.seeding : texts.seedConfirm}
        cancelLabel={texts.cancel}
        busy={isSeeding}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
