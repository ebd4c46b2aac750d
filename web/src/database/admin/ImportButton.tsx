import { useState } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  name: string;
  /** What would follow. */
  question: string;
  isImporting: boolean;
  /** Resolves when it is over, well or not. */
  onImport: () => Promise<void>;
}

/** Imports a file after a question that names it. */
export function ImportButton({ name, question, isImporting, onImport }: Props) {
  const texts = useTexts(databaseTexts);
  const [asking, setAsking] = useState(false);
  const handleConfirm = async () => {
    await onImport();
    setAsking(false);
  };
  return (
    <>
      <Button busy={isImporting} onClick={() => setAsking(true)}>
        {isImporting ? texts.importing : texts.importNow}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.importQuestion}
        thing={name}
        description={question}
        confirmLabel={isImporting ? texts.importing : texts.import}
        cancelLabel={texts.cancel}
        busy={isImporting}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
