import { useState } from 'react';
import { databaseAdminTexts } from '../../language/databaseAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { DownloadIcon } from './databaseIcons.tsx';
import { MissingPictures } from './MissingPictures.tsx';
import { downloadWhole, type Exported } from './wholeArchive.ts';

export function ExportWholeButton() {
  const texts = useTexts(databaseAdminTexts);
  const { format } = numberFormat(useLanguage().language);
  const { toast } = useToast();
  const [isExporting, setExporting] = useState(false);
  const [last, setLast] = useState<Exported | null>(null);
  const titleOf = ({ missing, pictures }: Exported) =>
    texts.picturesNotExported(format(missing.length), format(pictures));
  const handleClick = async () => {
    setExporting(true);
    setLast(null);
    try {
      const exported = await downloadWhole();
      setLast(exported);
      if (exported.missing.length === 0)
        toast({ title: texts.exported, description: texts.exportedText(exported.name) });
      else toast({ title: texts.exported, description: titleOf(exported), look: 'destructive' });
    } catch {
      toast({ title: texts.error, description: texts.exportFailed, look: 'destructive' });
    }
    setExporting(false);
  };
  return (
    <>
      <Button variant="secondary" busy={isExporting} onClick={() => void handleClick()}>
        <DownloadIcon />
        {isExporting ? texts.exporting : texts.exportWhole}
      </Button>
      {last && last.missing.length > 0 && <MissingPictures title={titleOf(last)} names={last.missing} />}
    </>
  );
}
