import { useState } from 'react';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsroomDay, newsroomTime } from '../../language/zonedMoment.ts';
import { dayInJakarta } from '../../shared/jakarta.ts';
import { pick } from '../../shared/language.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { ScheduleEvent } from './scheduleMonth.ts';
import * as styles from './SchedulePage.css.ts';
import { scheduleTexts } from './scheduleTexts.ts';
import type { ScheduledArticle } from './scheduledArticle.ts';

export type CalendarEvent = ScheduleEvent<ScheduledArticle>;

/** Identifies an event while it is dragged, and its element. */
export const eventId = ({ kind, article }: CalendarEvent) => `schedule-${kind}-${article.databaseId}`;

interface Props {
  event: CalendarEvent;
  /** The time, in milliseconds since 1970. */
  now: number;
  /** Whether the signed-in admin may move it. */
  mayMove: boolean;
  isMoving: boolean;
  onMove: (event: CalendarEvent, day: string) => Promise<boolean>;
}

/** A moment of an article: opens its dialog, and those who may publish can drag it to another day while it is still to come. */
export function ScheduleEntry({ event, now, mayMove, isMoving, onMove }: Props) {
  const texts = useTexts(scheduleTexts);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { kind, at, article } = event;
  const title = pick(language, article.titleEn, article.titleId);
  const canMove = mayMove && Date.parse(at) > now;
  const handleMove = async (day: string) => {
    if (await onMove(event, day)) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        id={eventId(event)}
        draggable={canMove}
        aria-keyshortcuts="M"
        aria-haspopup="dialog"
        className={article.isDraft ? `${styles.entry[kind]} ${styles.draft}` : styles.entry[kind]}
        onClick={() => setOpen(true)}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (key.toLowerCase() === 'm' && !ctrlKey && !metaKey && !altKey) setOpen(true);
        }}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', eventId(event));
          dataTransfer.effectAllowed = 'move';
        }}
      >
        <VisuallyHidden>{`${texts.kinds[kind]}, ${newsroomDay(language, at)}: `}</VisuallyHidden>
        <span className={styles.time}>
          {kind === 'down' && <span aria-hidden>↓ </span>}
          {newsroomTime(language, at)}
        </span>{' '}
        {title}
        {article.isDraft && <VisuallyHidden>{` (${texts.draft})`}</VisuallyHidden>}
      </button>
      <ScheduleDialog
        open={isOpen}
        event={event}
        title={title}
        today={canMove ? dayInJakarta(new Date(now)) : null}
        isMoving={isMoving}
        onMove={(day) => void handleMove(day)}
        onDismiss={() => setOpen(false)}
      />
    </>
  );
}
