import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { calendarFallbacks } from '../shared/content/keys/competitionTimeline.ts';
import { calendarDates, phaseOn } from '../shared/editionCalendar.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToday } from '../page/useToday.ts';
import { Section } from '../ui/Section.tsx';
import * as styles from './ActivityTimeline.css.ts';
import { progressOn } from './calendar.ts';
import { SubscribeToCalendar } from './SubscribeToCalendar.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** The dates of the edition on one line, with today marked while it lasts. */
export function ActivityTimeline({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const content = useContent(entries, calendarFallbacks);
  const today = useToday();
  const dates = calendarDates(content);
  if (dates.length === 0) return null;
  const phase = phaseOn(today, dates);
  const progress = progressOn(today, dates);
  return (
    <Section
      id="timeline"
      eyebrow={texts.calendar}
      title={content('competition.timeline.title')}
      lead={phase?.state === 'over' && texts.over(phase.year)}
    >
      <ol className={styles.timeline}>
        {dates.map(({ number, title, date, start, end }, index) => (
          <TimelineEntry
            key={number}
            title={title}
            date={date}
            progress={progress === null ? null : progress - index}
            isRunning={start <= today && today <= end}
            isLast={index === dates.length - 1}
          />
        ))}
      </ol>
      <SubscribeToCalendar />
    </Section>
  );
}
