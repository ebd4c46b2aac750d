import { useId, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { zonedMoment } from '../../language/zonedMoment.ts';
import { dayInJakarta } from '../../shared/jakarta.ts';
import { Button, buttonStyle } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CalendarEvent } from './ScheduleEntry.tsx';
import { scheduleTexts } from './scheduleTexts.ts';

interface Props {
  open: boolean;
  event: CalendarEvent;
  title: string;
  /** The first day to which it can be moved; null if it has happened. */
  today: string | null;
  isMoving: boolean;
  onMove: (day: string) => void;
  onDismiss: () => void;
}

/** What happens to an article, and when; moves it to another day. */
export function ScheduleDialog({ open, event, title, today, isMoving, onMove, onDismiss }: Props) {
  const texts = useTexts(scheduleTexts);
  const { language } = useLanguage();
  const form = useId();
  const { kind, at, article } = event;
  const handleSubmit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const day = String(new FormData(submitted.currentTarget).get('day') ?? '');
    if (day) onMove(day);
  };
  return (
    <Dialog
      open={open}
      onDismiss={onDismiss}
      title={title}
      description={`${texts.kinds[kind]}: ${zonedMoment(language, at)}`}
      closeLabel={texts.close}
      footer={
        <>
          <Link to={`/admin/news/${article.databaseId}`} className={buttonStyle({ variant: 'secondary' })}>
            {texts.open}
          </Link>
          {today && (
            <Button type="submit" form={form} busy={isMoving}>
              {isMoving ? texts.moving : texts.move}
            </Button>
          )}
        </>
      }
    >
      {article.isDraft && <p>{texts.draftText}</p>}
      {today ? (
        <form id={form} onSubmit={handleSubmit}>
          <TextField
            label={texts.day}
            hint={texts.dayHint}
            type="date"
            name="day"
            required
            min={today}
            max="9999-12-31"
            defaultValue={dayInJakarta(new Date(at))}
          />
        </form>
      ) : (
        <p>{texts.over}</p>
      )}
    </Dialog>
  );
}
