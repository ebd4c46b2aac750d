import type { CSSProperties } from 'react';
import { competitionTexts } from './competitionTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import * as type from '../theme/typography.css.ts';
import * as styles from './ActivityTimeline.css.ts';

interface Props {
  title: string;
  date: string;
  /**
   * The position of today: below 0 before this entry, 0 to 1 on the stretch to the next, above 1 after it. Null if the
   * dates do not tell.
   */
  progress: number | null;
  /** Whether today is one of its days. */
  isRunning: boolean;
  isLast: boolean;
}

/** One date of the calendar with its stretch of the line. */
export function TimelineEntry({ title, date, progress, isRunning, isLast }: Props) {
  const texts = useTexts(competitionTexts);
  const isHydrated = useIsHydrated();
  if (progress === null) {
    return (
      <li className={styles.entry}>
        <Words title={title} date={date} />
      </li>
    );
  }
  // The server may not write inline styles, which only the exact place of today needs.
  const isHere = progress >= 0 && progress < 1 && isHydrated;
  const share = { '--share': progress, '--done': `${progress * 100}%` } as CSSProperties;
  return (
    <li
      className={styles.entry}
      data-state={progress >= 1 ? 'past' : progress > 0 || isRunning ? 'here' : 'ahead'}
      aria-current={isRunning ? 'step' : undefined}
      style={isHere ? share : undefined}
    >
      <Words title={title} date={date} />
      {isHere && (
        <span className={styles.today} data-end={(isLast && progress > 0.7) || undefined}>
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
