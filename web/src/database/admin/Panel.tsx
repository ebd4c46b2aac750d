import { useId, type ReactNode } from 'react';
import * as type from '../../theme/typography.css.ts';
import * as styles from './DatabasePage.css.ts';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One concern of the section, with its heading. */
export function Panel({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <header className={styles.heading}>
        <h2 id={id} className={type.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}
