import { useLanguage } from '../../language/LanguageProvider.tsx';
import { ownFirst } from '../../language/ownFirst.ts';
import * as styles from './Row.css.ts';

interface Props {
  /** Its name, or its title, by which the list is sorted in the dashboard’s language. */
  name: { en: string; id: string };
  /** What else it is about; the dashboard’s language is enough. */
  excerpt: { en: string; id: string };
}

/** The texts of a row: its name in the dashboard’s language, below it in the other one, and an excerpt. */
export function RowTexts({ name, excerpt }: Props) {
  const { language } = useLanguage();
  const [first, second] = ownFirst(language, name.en, name.id);
  const [about] = ownFirst(language, excerpt.en, excerpt.id);
  return (
    <div className={styles.texts}>
      <h2 lang={first?.lang} title={first?.text} className={styles.title}>
        {first?.text}
      </h2>
      <p className={styles.translation}>
        {second && <span lang={second.lang}>{second.text}</span>}
        {about && (
          <span lang={about.lang} className={styles.excerpt}>
            {about.text}
          </span>
        )}
      </p>
    </div>
  );
}
