import { useState, type ReactNode } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { importTexts } from './importTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  name: string;
  /** The text of the confirmation. */
  question: ReactNode;
  isImporting: boolean;
  /** Resolves when it has succeeded or failed; true if the confirmation must be repeated. */
  onImport: () => Promise<boolean>;
}

/** Imports a file after a confirmation that names it. */
export function ImportButton({ name, question, isImporting, onImport }: Props) {
  const texts = useTexts(importTexts);
  const words = useTexts(databaseTexts);
  const [asking, setAsking] = useState(false);
  const handleConfirm = async () => {
    setAsking(await onImport());
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
        cancelLabel={words.cancel}
        busy={isImporting}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
