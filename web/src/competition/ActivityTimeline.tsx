import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { calendarFallbacks } from '../shared/content/keys/competitionTimeline.ts';
import { calendarDates, phaseOn } from '../shared/editionCalendar.ts';
import { useContent } from '../content/useContent.ts';
import { useToday } from '../page/useToday.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { sewn } from '../ui/tumpal.css.ts';
import * as styles from './ActivityTimeline.css.ts';
import { lengthsOf, progressOn } from './calendar.ts';
import { SubscribeToCalendar } from './SubscribeToCalendar.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** The dates of the edition as lengths of one cloth, dyed up to today; it has its border once the edition is over. */
export function ActivityTimeline({ entries }: Props) {
  const content = useContent(entries, calendarFallbacks);
  const today = useToday();
  const dates = calendarDates(content);
  if (dates.length === 0) return null;
  const isOver = phaseOn(today, dates)?.state === 'over';
  const progress = isOver ? dates.length : progressOn(today, dates);
  const lengths = lengthsOf(dates);
  return (
    <section id="timeline" aria-labelledby="timeline-heading" className={styles.section}>
      <Container width="wide">
        <header className={styles.head}>
          <h2 id="timeline-heading" className={type.heading}>
            {content('competition.timeline.title')}
          </h2>
          <SubscribeToCalendar />
        </header>
        <div className={styles.calendar}>
          <ol className={styles.lengths}>
            {dates.map(({ number, title, date, start, end }, index) => (
              <TimelineEntry
                key={number}
                title={title}
                date={date}
                length={lengths[index]!}
                progress={progress === null ? null : progress - index}
                isRunning={start <= today && today <= end}
              />
            ))}
          </ol>
          {isOver && (
            <div aria-hidden className={styles.end}>
              <div className={sewn} />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
