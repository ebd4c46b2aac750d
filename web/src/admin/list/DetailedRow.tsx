import { Children, type ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { Language } from '../../shared/language.ts';
import * as styles from './DetailedRow.css.ts';

interface Props {
  picture: ReactNode;
  title: ReactNode;
  states: ReactNode;
  /** Short, one beside the other; empty ones are omitted. */
  facts: ReactNode[];
  /** The link to its picture. */
  link: ReactNode;
  /** The reader’s own language first. */
  texts: readonly { lang: Language; text: string }[];
  actions: ReactNode;
}

/** A row that shows all fields of its item, in three lines where there is room. */
export function DetailedRow({ picture, title, states, facts, link, texts, actions }: Props) {
  const words = useTexts(formTexts);
  const languages = { en: words.english, id: words.indonesian };
  return (
    <article className={styles.row}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.states}>{states}</div>
      <div className={styles.facts}>
        {Children.map(facts, (fact) => fact && <span className={styles.fact}>{fact}</span>)}
        <span className={styles.link}>{link}</span>
      </div>
      <div className={styles.texts}>
        {texts.map(({ lang, text }) => (
          <div key={lang} role="group" aria-label={languages[lang]} className={styles.text}>
            <span aria-hidden className={styles.language}>
              {languages[lang]}
            </span>
            <span lang={lang}>{text}</span>
          </div>
        ))}
      </div>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
