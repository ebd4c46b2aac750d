import { exportTexts } from './exportTexts.ts';
import { importTexts } from './importTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as styles from './DatabasePage.css.ts';
import { ExportButton } from './ExportButton.tsx';
import { ExportWholeButton } from './ExportWholeButton.tsx';
import { FileChoice } from './FileChoice.tsx';
import * as fileStyles from './ImportFile.css.ts';
import { ImportFileReport } from './ImportFileReport.tsx';
import { MissingPictures } from './MissingPictures.tsx';
import { Panel } from './Panel.tsx';
import { useExportWhole } from './useExportWhole.ts';
import { useImportPreview } from './useImportPreview.ts';

/** Exports and imports all content as a file; a chosen file is previewed first. */
export function TransferPanel() {
  const texts = useTexts(exportTexts);
  const imports = useTexts(importTexts);
  const { file, choose, compareAgain, forget } = useImportPreview();
  const { exportWhole, isExporting, lack } = useExportWhole();
  return (
    <Panel title={texts.transfer}>
      <div className={styles.acts}>
        <div className={styles.act}>
          <p className={styles.text}>{texts.exportText}</p>
          <ExportButton />
        </div>
        <div className={styles.act}>
          <p className={styles.text}>{texts.exportWholeText}</p>
          <ExportWholeButton isExporting={isExporting} onExport={exportWhole} />
        </div>
      </div>
      {lack && <MissingPictures {...lack} />}
      <div className={styles.wideAct}>
        <p className={styles.text}>{imports.importText}</p>
        <FileChoice
          text={file.kind === 'none' ? imports.choose : imports.chooseAnother}
          onChoose={(chosen) => void choose(chosen)}
        />
      </div>
      <div aria-live="polite" className={fileStyles.report}>
        {file.kind !== 'none' && <ImportFileReport file={file} onChanged={compareAgain} onDone={forget} />}
      </div>
    </Panel>
  );
}
