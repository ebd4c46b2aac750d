import type { CSSProperties } from 'react';
import { competitionTexts } from '../language/competition.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import * as styles from './ActivityTimeline.css.ts';

interface Props {
  title: string;
  date: string;
  /**
   * Where today is: below 0 before this entry, up to 1 on the stretch that leads to the next, beyond 1 after it. Null
   * while it is not known.
   */
  progress: number | null;
  isLast: boolean;
}

/** One date of the calendar with its stretch of the line. */
export function TimelineEntry({ title, date, progress, isLast }: Props) {
  const texts = useTexts(competitionTexts);
  if (progress === null) {
    return (
      <li className={styles.entry}>
        <Words title={title} date={date} />
      </li>
    );
  }
  const isNow = progress >= 0 && progress < 1;
  // When all is over, today stays at the line's end.
  const isHere = isNow || (isLast && progress >= 1);
  // Only what today decides is a style attribute, and only in the browser.
  const share = { '--share': progress, '--done': `${progress * 100}%` } as CSSProperties;
  return (
    <li
      className={styles.entry}
      data-state={isNow ? 'now' : progress >= 1 ? 'past' : 'ahead'}
      style={isHere ? share : undefined}
    >
      <Words title={title} date={date} />
      {isHere && (
        <span className={styles.today} data-end={progress > 0.85 || undefined}>
          {texts.today}
        </span>
      )}
    </li>
  );
}

function Words({ title, date }: Pick<Props, 'title' | 'date'>) {
  return (
    <>
      <h3 className={`${type.title} ${styles.title}`}>{title}</h3>
      <p className={styles.date}>{date}</p>
    </>
  );
}
