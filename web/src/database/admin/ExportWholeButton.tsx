import { useState } from 'react';
import { databaseAdminTexts } from '../../language/databaseAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { DownloadIcon } from './databaseIcons.tsx';
import { downloadWhole } from './wholeArchive.ts';

export function ExportWholeButton() {
  const texts = useTexts(databaseAdminTexts);
  const { toast } = useToast();
  const [isExporting, setExporting] = useState(false);
  const handleClick = async () => {
    setExporting(true);
    try {
      toast({ title: texts.exported, description: texts.exportedText(await downloadWhole()) });
    } catch {
      toast({ title: texts.error, description: texts.exportFailed, look: 'destructive' });
    }
    setExporting(false);
  };
  return (
    <Button variant="secondary" busy={isExporting} onClick={() => void handleClick()}>
      <DownloadIcon />
      {isExporting ? texts.exporting : texts.exportWhole}
    </Button>
  );
}
