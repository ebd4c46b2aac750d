import { useState } from 'react';
import { exportTexts } from './exportTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { useFailureToast } from '../../relay/useFailureToast.ts';
import { useToast } from '../../ui/Toast.tsx';
import { downloadWhole } from './wholeArchive.ts';

/** Pictures that were not exported, as a sentence and by their stored names. */
interface Lack {
  title: string;
  names: readonly string[];
}

/** Downloads the whole site, and shows the outcome; missing pictures stay listed until the next export. */
export function useExportWhole() {
  const texts = useTexts(exportTexts);
  const { format } = numberFormat(useLanguage().language);
  const { toast } = useToast();
  const reportFailure = useFailureToast();
  const [isExporting, setExporting] = useState(false);
  const [lack, setLack] = useState<Lack | null>(null);
  const exportWhole = async () => {
    setExporting(true);
    setLack(null);
    try {
      const { name, pictures, missing } = await downloadWhole();
      if (missing.length === 0) {
        toast({ title: texts.exported, description: texts.exportedText(name) });
      } else {
        const title = texts.picturesNotExported(format(missing.length), format(pictures));
        setLack({ title, names: missing });
        toast({ title: texts.exported, description: title, look: 'destructive' });
      }
    } catch (error) {
      reportFailure(texts.exportFailed, error);
    }
    setExporting(false);
  };
  return { exportWhole, isExporting, lack };
}
