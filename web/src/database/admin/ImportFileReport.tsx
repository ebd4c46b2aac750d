import { fileSize } from '../../images/library/fileSize.ts';
import { databaseTexts } from './databaseTexts.ts';
import { importRefusalTexts } from './importRefusalTexts.ts';
import { importTexts } from './importTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { ArchiveProblems } from './ArchiveProblems.tsx';
import { ImportArchiveFile } from './ImportArchiveFile.tsx';
import * as styles from './ImportFile.css.ts';
import type { ImportFile } from './importFile.ts';
import { ImportWholeFile } from './ImportWholeFile.tsx';
import { RefusedFile } from './RefusedFile.tsx';

interface Props {
  file: Exclude<ImportFile, { kind: 'none' }>;
  /** Called if the content has changed since the comparison; resolves once the file has been compared again. */
  onChanged: () => Promise<void>;
  /** Called when the file was imported or dismissed. */
  onDone: () => void;
}

const limit = 64 * 1024 * 1024;

/** The status of the chosen file. */
export function ImportFileReport({ file, ...on }: Props) {
  const texts = useTexts(importTexts);
  const refusals = useTexts(importRefusalTexts);
  const words = useTexts(databaseTexts);
  const { language } = useLanguage();
  const size = (bytes: number) => fileSize(language, bytes, words.bytes);
  switch (file.kind) {
    case 'checking':
      return <p className={styles.text}>{texts.checkingFile(file.name)}</p>;
    case 'whole':
      return <ImportWholeFile file={file} {...on} />;
    case 'tooLarge':
      return <RefusedFile name={file.name}>{refusals.tooLarge(size(file.size), size(limit))}</RefusedFile>;
    case 'unfit':
      return <RefusedFile name={file.name}>{refusals.unfit[file.reason]}</RefusedFile>;
    case 'refused':
      return <ArchiveProblems name={file.name} problems={file.problems} />;
    case 'ready':
      return <ImportArchiveFile file={file} {...on} />;
  }
}
