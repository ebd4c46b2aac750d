import { useId, type ReactNode } from 'react';
import * as type from '../../theme/typography.css.ts';
import * as styles from './SettingsPage.css.ts';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One section of the settings. */
export function Setting({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.setting}>
      <div className={styles.about}>
        <h2 id={id} className={type.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
