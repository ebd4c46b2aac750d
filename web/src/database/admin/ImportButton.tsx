import { useState } from 'react';
import { databaseAdminTexts } from '../../language/databaseAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useImportDatabase } from './useImportDatabase.ts';

interface Props {
  name: string;
  archive: string;
  /** What the whole of it would change. */
  sums: { added: number; changed: number; removed: number };
  onImport: () => void;
}

/** Imports a file after a question that names it. */
export function ImportButton({ name, archive, sums, onImport }: Props) {
  const texts = useTexts(databaseAdminTexts);
  const { format } = numberFormat(useLanguage().language);
  const [asking, setAsking] = useState(false);
  const { importArchive, isImporting } = useImportDatabase();
  const handleConfirm = async () => {
    const imported = await importArchive(archive);
    setAsking(false);
    if (imported) onImport();
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
        description={texts.importConfirmText(format(sums.added), format(sums.changed), format(sums.removed))}
        confirmLabel={isImporting ? texts.importing : texts.import}
        cancelLabel={texts.cancel}
        busy={isImporting}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
