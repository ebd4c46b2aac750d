import { useEffect, useRef, type DragEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ScheduleMonth_articles$key } from '../../__generated__/ScheduleMonth_articles.graphql.ts';
import { useMayPublish } from '../../admin/parts/useViewerMay.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { dayInJakarta } from '../../shared/jakarta.ts';
import { numberFormat, pick } from '../../shared/language.ts';
import { eventId, ScheduleEntry, type CalendarEvent } from './ScheduleEntry.tsx';
import { daysOf, eventsOf, monthVariables } from './scheduleMonth.ts';
import { scheduledArticle } from './scheduledArticle.ts';
import * as styles from './SchedulePage.css.ts';
import { scheduleTexts } from './scheduleTexts.ts';
import { useNow } from './useNow.ts';
import { useMoveScheduled } from './useMoveScheduled.ts';

interface Props {
  month: string;
  monthName: string;
  articles: ScheduleMonth_articles$key;
}

/** A month’s calendar from Monday, or in narrow windows the list of its days with entries. */
export function ScheduleMonth({ month, monthName, articles: key }: Props) {
  const texts = useTexts(scheduleTexts);
  const { language } = useLanguage();
  const { move, isMoving } = useMoveScheduled();
  const mayPublish = useMayPublish('news');
  const moved = useRef('');
  const articles = useFragment(
    graphql`
      fragment ScheduleMonth_articles on NewsArticle @relay(plural: true) {
        ...scheduledArticle_article
      }
    `,
    key,
  );
  const events = eventsOf(articles.map(scheduledArticle), monthVariables(month));
  const days = daysOf(month);
  const now = useNow();
  const today = dayInJakarta(new Date(now));
  const { locale } = numberFormat(language).resolvedOptions();
  const write = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...style }).format(new Date(day));

  // A moved entry is another element, in another day.
  useEffect(() => {
    if (moved.current) document.getElementById(moved.current)?.focus();
    moved.current = '';
  });

  const handleMove = async (event: CalendarEvent, day: string) => {
    const { titleEn, titleId } = event.article;
    const isMoved = await move(event, day, pick(language, titleEn, titleId));
    if (isMoved) moved.current = eventId(event);
    return isMoved;
  };
  const handleDrop = (drop: DragEvent, day: string) => {
    const dragged = events.find((event) => eventId(event) === drop.dataTransfer.getData('text/plain'));
    if (!dragged) return;
    drop.preventDefault();
    if (dayInJakarta(new Date(dragged.at)) !== day) void handleMove(dragged, day);
  };
  return (
    <>
      <div aria-hidden className={styles.weekdays}>
        {days.slice(0, 7).map((day) => (
          <span key={day}>{write(day, { weekday: 'short' })}</span>
        ))}
      </div>
      <ol aria-label={texts.calendar(monthName)} className={styles.days}>
        {days.map((day) => {
          const own = events.filter(({ at }) => dayInJakarta(new Date(at)) === day);
          return (
            // Each entry’s dialog does the same without a pointer.
            // oxlint-disable-next-line no-noninteractive-element-interactions
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={`${own.length === 0 ? styles.day.empty : styles.day.filled} ${day.startsWith(month) ? '' : styles.outside}`}
              onDragOver={(over) => over.preventDefault()}
              onDrop={(drop) => handleDrop(drop, day)}
            >
              <h3 className={styles.date}>
                <span className={styles.fullDate}>{write(day, { dateStyle: 'full' })}</span>
                <span aria-hidden className={styles.number}>
                  {write(day, { day: 'numeric' })}
                </span>
              </h3>
              {own.map((event) => (
                <ScheduleEntry
                  key={eventId(event)}
                  event={event}
                  now={now}
                  mayMove={mayPublish}
                  isMoving={isMoving}
                  onMove={handleMove}
                />
              ))}
            </li>
          );
        })}
      </ol>
      {events.length === 0 ? (
        <p className={styles.note}>{texts.empty}</p>
      ) : (
        mayPublish && (
          <>
            <p className={styles.howByPointer}>{texts.keys}</p>
            <p className={styles.howByTap}>{texts.taps}</p>
          </>
        )
      )}
    </>
  );
}
