import { databaseAdminTexts } from '../../language/databaseAdmin.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangesRow } from './ChangesRow.tsx';
import { localSecond } from '../../admin/localMoment.ts';
import * as styles from './ImportFile.css.ts';
import { ImportButton } from './ImportButton.tsx';
import type { ImportFile } from './importFile.ts';

interface Props {
  file: Extract<ImportFile, { kind: 'ready' }>;
  onDone: () => void;
}

/** What an import would change, and the way to it. */
export function ImportPreviewRows({ file: { name, archive, createdAt, changes }, onDone }: Props) {
  const texts = useTexts(databaseAdminTexts);
  const { language } = useLanguage();
  const sums = { added: 0, changed: 0, removed: 0 };
  for (const { added, changed, removed } of changes) {
    sums.added += added;
    sums.changed += changed;
    sums.removed += removed;
  }
  const nothing = sums.added + sums.changed + sums.removed === 0;
  return (
    <div className={styles.result}>
      <div>
        <h3 className={styles.title}>{texts.previewTitle(name)}</h3>
        <p className={styles.text}>
          {texts.previewText(localSecond(language, createdAt))} {nothing && texts.nothingChanges}
        </p>
      </div>
      <ul aria-label={texts.changesList} className={styles.rows}>
        {changes.map((entity) => (
          <li key={entity.entity} className={styles.row}>
            <ChangesRow changes={entity} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {!nothing && <ImportButton name={name} archive={archive} sums={sums} onImport={onDone} />}
        <Button variant="secondary" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
