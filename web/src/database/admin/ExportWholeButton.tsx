import { exportTexts } from './exportTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { DownloadIcon } from './databaseIcons.tsx';

interface Props {
  isExporting: boolean;
  onExport: () => Promise<void>;
}

export function ExportWholeButton({ isExporting, onExport }: Props) {
  const texts = useTexts(exportTexts);
  return (
    <Button variant="secondary" busy={isExporting} onClick={() => void onExport()}>
      <DownloadIcon />
      {isExporting ? texts.exporting : texts.exportWhole}
    </Button>
  );
}
