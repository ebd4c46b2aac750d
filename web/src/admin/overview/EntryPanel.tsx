import { useRef, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { localDate } from '../../language/localMoment.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import type { More } from '../../relay/useMore.ts';
import { numberFormat } from '../../shared/language.ts';
import { ItemTitle } from '../parts/ItemTitle.tsx';
import * as styles from './OverviewPage.css.ts';

interface PanelProps {
  id: string;
  title: string;
  /** How many there are, if it is known. */
  count?: number;
  more: More;
  children: ReactElement[];
}

/** Items that need attention, each of which leads to its form; nothing if there are none. */
export function EntryPanel({ id, title, count, more, children }: PanelProps) {
  const number = numberFormat(useLanguage().language);
  const list = useRef<HTMLUListElement>(null);
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.panelHead}>
        <h3 id={id} className={styles.panelTitle}>
          {title}
        </h3>
        {count !== undefined && <p className={styles.count}>{number.format(count)}</p>}
      </div>
      <ul ref={list}>{children}</ul>
      <LoadMore more={more} list={list} />
    </section>
  );
}

interface EntryProps {
  /** The address of its form. */
  to: string;
  titles: { titleEn: string; titleId: string };
  /** What it is, and whose. */
  about: string;
  /** What somebody wrote of it. */
  sentence?: string | null;
  at: string;
}

export function Entry({ to, titles, about, sentence, at }: EntryProps) {
  const { language } = useLanguage();
  return (
    <li className={styles.entry}>
      <Link to={to} className={styles.entryLink}>
        <span className={styles.entryTexts}>
          <span className={styles.entryName}>
            <ItemTitle {...titles} />
          </span>
          <span className={styles.entryText}>{about}</span>
          {sentence && <span className={styles.entryText}>{sentence}</span>}
        </span>
        <time dateTime={at} className={styles.entryAside}>
          {localDate(language, at)}
        </time>
      </Link>
    </li>
  );
}
