import { useState } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsletterAdminTexts } from './newsletterAdminTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { downloadSubscribers } from './downloadSubscribers.ts';

/** Downloads all addresses as a table, for a spreadsheet or a mailing tool. */
export function DownloadButton() {
  const texts = useTexts(newsletterAdminTexts);
  const { error } = useTexts(formTexts);
  const { toast } = useToast();
  const [isDownloading, setDownloading] = useState(false);
  const handleClick = async () => {
    setDownloading(true);
    try {
      await downloadSubscribers(texts.fileName);
    } catch {
      toast({ title: error, description: texts.csvFailed, look: 'destructive' });
    }
    setDownloading(false);
  };
  return (
    <Button variant="secondary" busy={isDownloading} onClick={() => void handleClick()}>
      {isDownloading ? texts.downloading : texts.csv}
    </Button>
  );
}
