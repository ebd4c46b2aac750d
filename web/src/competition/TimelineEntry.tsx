import { competitionTexts } from './competitionTexts.ts';
import { unbrokenDays } from '../language/dates.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import * as styles from './ActivityTimeline.css.ts';
import { parts } from './parts.css.ts';

interface Props {
  title: string;
  date: string;
  /** In percent of the calendar. */
  length: number;
  /**
   * The position of today: below 0 before this entry, 0 to 1 on the stretch to the next, above 1 after it. Null if the
   * dates do not tell.
   */
  progress: number | null;
  /** Whether today is one of its days. */
  isRunning: boolean;
}

/** One date of the calendar below its length of cloth. */
export function TimelineEntry({ title, date, length, progress, isRunning }: Props) {
  const texts = useTexts(competitionTexts);
  const share = parts[Math.round(100 * Math.min(1, Math.max(0, progress ?? 0)))];
  const isHere = progress !== null && progress < 1 && (progress > 0 || isRunning);
  return (
    <li
      className={`${styles.length} ${parts[length]}`}
      data-state={isHere ? 'here' : progress !== null && progress >= 1 ? 'past' : 'ahead'}
      aria-current={isRunning && progress !== null ? 'step' : undefined}
    >
      <div aria-hidden className={styles.cloth}>
        <div className={`${styles.dyed} ${share}`} />
      </div>
      <h3 className={`${type.title} ${styles.title}`}>{title}</h3>
      <p className={styles.date}>{unbrokenDays(date)}</p>
      {isHere && <span className={`${styles.today} ${share}`}>{texts.today}</span>}
    </li>
  );
}
