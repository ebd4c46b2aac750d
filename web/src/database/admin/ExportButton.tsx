import { exportTexts } from './exportTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { DownloadIcon } from './databaseIcons.tsx';
import { useExportDatabase } from './useExportDatabase.ts';

export function ExportButton() {
  const texts = useTexts(exportTexts);
  const { change: exportArchive, isChanging: isExporting } = useExportDatabase();
  return (
    <Button variant="secondary" busy={isExporting} onClick={() => void exportArchive({})}>
      <DownloadIcon />
      {isExporting ? texts.exporting : texts.export}
    </Button>
  );
}
