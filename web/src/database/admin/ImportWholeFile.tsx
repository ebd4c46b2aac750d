import { useState } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { importRefusalTexts } from './importRefusalTexts.ts';
import { importTexts } from './importTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFailureToast } from '../../relay/useFailureToast.ts';
import { useToast } from '../../ui/Toast.tsx';
import * as styles from './ImportFile.css.ts';
import type { ImportFile } from './importFile.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { MissingPictures } from './MissingPictures.tsx';
import { RefusedFile } from './RefusedFile.tsx';
import { useImportReadiness } from './useImportReadiness.ts';
import { useRenewal } from './useRenewal.ts';
import { ContentChangedError, RefusedArchiveError, UnconfirmedError, uploadWhole } from './wholeArchive.ts';
import { wholeRefusal } from './wholeRefusal.ts';

interface Props {
  file: Extract<ImportFile, { kind: 'whole' }>;
  onChanged: () => Promise<void>;
  onDone: () => void;
}

/** A file with pictures: its rows are previewed; the server checks its pictures after the upload. */
export function ImportWholeFile({ file: { name, file, preview }, onChanged, onDone }: Props) {
  const texts = useTexts(importTexts);
  const refusals = useTexts(importRefusalTexts);
  const words = useTexts(databaseTexts);
  const { format } = numberFormat(useLanguage().language);
  const { toast } = useToast();
  const reportFailure = useFailureToast();
  const renew = useRenewal();
  const checkReadiness = useImportReadiness();
  const [isImporting, setImporting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const handleImport = async () => {
    const state = preview?.state ?? null;
    setImporting(true);
    try {
      await checkReadiness(state);
      const lost = await uploadWhole(file, state);
      toast({ title: texts.imported, description: texts.importedText });
      renew();
      setMissing(lost);
      if (lost.length === 0) onDone();
    } catch (error) {
      if (error instanceof ContentChangedError) {
        await onChanged();
        return true;
      }
      if (error instanceof UnconfirmedError) return false;
      setRefusal(error instanceof RefusedArchiveError ? wholeRefusal(refusals, error) : null);
      reportFailure(texts.importFailed, error);
    } finally {
      setImporting(false);
    }
    return false;
  };
  if (refusal) return <RefusedFile name={name}>{refusal}</RefusedFile>;
  if (missing.length > 0) {
    return (
      <div className={styles.result}>
        <MissingPictures title={texts.picturesNowhere(format(missing.length))} names={missing} />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onDone}>
            {words.close}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <ImportPreview
      name={name}
      preview={preview}
      note={texts.wholeText}
      bringsFiles
      isImporting={isImporting}
      onImport={handleImport}
      onDismiss={onDone}
    />
  );
}
