import { ImportPreview } from './ImportPreview.tsx';
import type { ImportFile } from './importFile.ts';
import { useImportDatabase } from './useImportDatabase.ts';

interface Props {
  file: Extract<ImportFile, { kind: 'ready' }>;
  onDone: () => void;
}

/** A file with rows alone. */
export function ImportArchiveFile({ file: { name, archive, preview }, onDone }: Props) {
  const { change: importArchive, isChanging: isImporting } = useImportDatabase();
  const handleImport = async () => {
    const { kind } = await importArchive({ archive });
    if (kind === 'saved') onDone();
  };
  return (
    <ImportPreview
      name={name}
      preview={preview}
      isImporting={isImporting}
      onImport={handleImport}
      onDismiss={onDone}
    />
  );
}
