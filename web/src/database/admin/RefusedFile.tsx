import type { ReactNode } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as styles from './ImportFile.css.ts';

interface Props {
  name: string;
  /** The reason. */
  children: ReactNode;
}

/** A file that cannot be imported. */
export function RefusedFile({ name, children }: Props) {
  const texts = useTexts(databaseTexts);
  return (
    <div className={styles.refusal}>
      <h3 className={styles.title}>{texts.fileRefused(name)}</h3>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
