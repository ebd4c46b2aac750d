import { useState } from 'react';
import { ImportPreview } from './ImportPreview.tsx';
import type { ImportFile } from './importFile.ts';
import { useImportDatabase } from './useImportDatabase.ts';

interface Props {
  file: Extract<ImportFile, { kind: 'ready' }>;
  onChanged: () => Promise<void>;
  onDone: () => void;
}

/** A file that contains only rows. */
export function ImportArchiveFile({ file: { name, archive, preview }, onChanged, onDone }: Props) {
  const { change: importArchive } = useImportDatabase();
  const [isImporting, setImporting] = useState(false);
  const handleImport = async () => {
    setImporting(true);
    const { kind } = await importArchive({ archive, state: preview.state });
    if (kind === 'saved') onDone();
    if (kind === 'outdated') await onChanged();
    setImporting(false);
    return kind === 'outdated';
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
