import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { calendarFallbacks } from '../shared/content/keys/competitionTimeline.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './ActivityTimeline.css.ts';
import { progressOn } from './calendar.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import { useToday } from './useToday.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** The dates of the edition on one line, with today marked. */
export function ActivityTimeline({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const content = useContent(entries, calendarFallbacks);
  const today = useToday();
  const dates = ([1, 2, 3, 4, 5] as const)
    .map((number) => ({
      title: content(`competition.timeline.${number}.title`).trim(),
      date: content(`competition.timeline.${number}.date`),
      start: content(`competition.timeline.${number}.start`),
      end: content(`competition.timeline.${number}.end`),
    }))
    .filter(({ title }) => title);
  if (dates.length === 0) return null;
  const progress = today === null ? null : progressOn(today, dates);
  return (
    <Section id="timeline" eyebrow={texts.calendar} title={content('competition.timeline.title')}>
      <ol className={styles.timeline}>
        {dates.map(({ title, date, start, end }, index) => (
          <TimelineEntry
            key={title}
            title={title}
            date={date}
            progress={progress === null ? null : progress - index}
            isRunning={today !== null && start <= today && today <= end}
            isLast={index === dates.length - 1}
          />
        ))}
      </ol>
    </Section>
  );
}
