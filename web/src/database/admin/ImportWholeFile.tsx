import { useState } from 'react';
import { databaseAdminTexts } from '../../language/databaseAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import * as styles from './ImportFile.css.ts';
import { MissingPictures } from './MissingPictures.tsx';
import { RefusedFile } from './RefusedFile.tsx';
import { useDatabaseOutcome } from './useDatabaseOutcome.ts';
import { RefusedArchiveError, UnconfirmedError, uploadWhole } from './wholeArchive.ts';
import { wholeRefusal } from './wholeRefusal.ts';

interface Props {
  file: File;
  onDone: () => void;
}

/** A file with pictures: the server checks it as a whole once it is there, so that there is no preview. */
export function ImportWholeFile({ file, onDone }: Props) {
  const texts = useTexts(databaseAdminTexts);
  const { format } = numberFormat(useLanguage().language);
  const tell = useDatabaseOutcome();
  const [asking, setAsking] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const told = { title: texts.imported, description: texts.importedText, failed: texts.importFailed };
  const handleConfirm = async () => {
    setImporting(true);
    setAsking(false);
    try {
      const lost = await uploadWhole(file);
      tell('ImportDatabasePayload', told);
      setMissing(lost);
      if (lost.length === 0) onDone();
    } catch (error) {
      setImporting(false);
      if (error instanceof UnconfirmedError) return;
      setRefusal(error instanceof RefusedArchiveError ? wholeRefusal(texts, error) : null);
      tell(null, told);
    }
  };
  if (refusal) return <RefusedFile name={file.name}>{refusal}</RefusedFile>;
  if (missing.length > 0) {
    return (
      <div className={styles.result}>
        <MissingPictures title={texts.picturesNowhere(format(missing.length))} names={missing} />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onDone}>
            {texts.close}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <div>
        <h3 className={styles.title}>{file.name}</h3>
        <p className={styles.text}>{texts.wholeText}</p>
      </div>
      <div className={styles.actions}>
        <Button busy={isImporting} onClick={() => setAsking(true)}>
          {isImporting ? texts.importing : texts.importNow}
        </Button>
        <Button variant="secondary" disabled={isImporting} onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.importQuestion}
        thing={file.name}
        description={texts.restoreText}
        confirmLabel={texts.import}
        cancelLabel={texts.cancel}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
