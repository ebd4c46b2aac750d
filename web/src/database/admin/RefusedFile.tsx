import type { ReactNode } from 'react';
import { importRefusalTexts } from './importRefusalTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as styles from './ImportFile.css.ts';

interface Props {
  name: string;
  /** The reason. */
  children: ReactNode;
}

/** A file that cannot be imported. */
export function RefusedFile({ name, children }: Props) {
  const texts = useTexts(importRefusalTexts);
  return (
    <div className={styles.refusal}>
      <h3 className={styles.title}>{texts.fileRefused(name)}</h3>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
