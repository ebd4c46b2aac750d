import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  tone: keyof typeof styles.tone;
  title: string;
  children?: ReactNode;
}

/** The outcome of a form on a page rendered by the server, where toasts are not available. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div role={tone === 'good' ? 'status' : 'alert'} className={styles.tone[tone]}>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
    </div>
  );
}
