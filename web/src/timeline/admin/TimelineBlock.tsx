import type { Language } from '../../shared/language.ts';
import * as styles from './TimelineRow.css.ts';

interface Props {
  lang: Language;
  /** The language’s name, in the dashboard’s language. */
  language: string;
  /** Absent if the row’s heading says it. */
  title?: string;
  text: string;
}

/** An item’s texts in one language. */
export function TimelineBlock({ lang, language, title, text }: Props) {
  return (
    <div role="group" aria-label={language} className={styles.block}>
      <p>
        <span aria-hidden className={styles.language}>
          {language}
        </span>
        {title && (
          <span lang={lang} className={styles.name}>
            {title}
          </span>
        )}
      </p>
      <p lang={lang} className={styles.description}>
        {text}
      </p>
    </div>
  );
}
