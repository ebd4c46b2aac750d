import { localSecond } from '../../language/localMoment.ts';
import { databaseTexts } from './databaseTexts.ts';
import { importTexts } from './importTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangesRow } from './ChangesRow.tsx';
import * as styles from './ImportFile.css.ts';
import { ImportButton } from './ImportButton.tsx';
import type { Preview } from './importFile.ts';
import { MissingPictures } from './MissingPictures.tsx';

interface Props {
  name: string;
  /** Null if the server could not be reached. */
  preview: Preview | null;
  /** An additional note. */
  note?: string;
  /** Whether it contains pictures too, so that an import may be useful even if no row changes. */
  bringsFiles?: boolean;
  isImporting: boolean;
  onImport: () => Promise<boolean>;
  onDismiss: () => void;
}

/** What an import would change, with the import button. */
export function ImportPreview({ name, preview, note, bringsFiles = false, onDismiss, ...act }: Props) {
  const texts = useTexts(importTexts);
  const words = useTexts(databaseTexts);
  const { language } = useLanguage();
  const { format } = numberFormat(language);
  const sum = (kind: 'added' | 'changed' | 'removed') =>
    (preview?.changes ?? []).reduce((total, changes) => total + changes[kind], 0);
  const sums = [sum('added'), sum('changed'), sum('removed')] as const;
  const nothing = preview !== null && sums.every((count) => count === 0);
  const [added, changed, removed] = sums.map((count) => format(count)) as [string, string, string];
  const consequence = preview ? texts.importConfirmText(added, changed, removed) : words.currentKept;
  const question = (
    <>
      {/* The dialog is already open: screen readers would not announce the change. */}
      {preview?.isRepeated && <span role="alert">{texts.contentChanged} </span>}
      {consequence}
    </>
  );
  const sentences = [
    preview && texts.previewText(localSecond(language, preview.createdAt)),
    !preview && texts.tooLargeToPreview,
    nothing && (bringsFiles ? texts.noRowChanges : texts.nothingChanges),
    note,
  ];
  return (
    <div className={styles.result}>
      <div>
        <h3 className={styles.title}>{texts.previewTitle(name)}</h3>
        <p className={styles.text}>{sentences.filter(Boolean).join(' ')}</p>
      </div>
      {preview && (
        <ul aria-label={texts.changesList} className={styles.rows}>
          {preview.changes.map((entity) => (
            <li key={entity.entity} className={styles.row}>
              <ChangesRow changes={entity} />
            </li>
          ))}
        </ul>
      )}
      {preview && preview.missing.length > 0 && (
        <MissingPictures
          title={texts.picturesNotInFile(format(preview.missing.length))}
          names={preview.missing}
        />
      )}
      <div className={styles.actions}>
        {(bringsFiles || !nothing) && <ImportButton name={name} question={question} {...act} />}
        <Button variant="secondary" disabled={act.isImporting} onClick={onDismiss}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
