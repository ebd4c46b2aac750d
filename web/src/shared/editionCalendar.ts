import type { calendarFallbacks } from './content/keys/competitionTimeline.ts';

/** A date of the edition; its days are YYYY-MM-DD in Jakarta, end included. */
export interface CalendarDate {
  number: 1 | 2 | 3 | 4 | 5;
  title: string;
  /** The days as readers see them. */
  date: string;
  start: string;
  end: string;
}

/** The dates of the edition, from its texts; one without a title is omitted (docs/product.md#competition). */
export function calendarDates(content: (key: keyof typeof calendarFallbacks) => string): CalendarDate[] {
  return ([1, 2, 3, 4, 5] as const)
    .map((number) => ({
      number,
      title: content(`competition.timeline.${number}.title`).trim(),
      date: content(`competition.timeline.${number}.date`),
      start: content(`competition.timeline.${number}.start`),
      end: content(`competition.timeline.${number}.end`),
    }))
    .filter(({ title }) => title);
}

function isDay(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

/** The dates whose days exist and are in order. */
export function validDates(dates: readonly CalendarDate[]): CalendarDate[] {
  return dates.filter(({ start, end }) => isDay(start) && isDay(end) && start <= end);
}

/** The last day of the edition, whose year names it. */
export const lastDayOf = (valid: readonly CalendarDate[]): string | undefined =>
  valid
    .map(({ end }) => end)
    .toSorted()
    .at(-1);

/** What a day means for those who want to take part. */
export type Phase =
  /** Registration opens, for the first time or again. */
  | { state: 'before'; opens: string }
  | { state: 'open' }
  /** Registration is closed for good, and the contest is ahead or under way. */
  | { state: 'between' }
  | { state: 'over'; year: string };

/** The first two dates are the registration periods (docs/product.md#competition). */
const isRegistration = ({ number }: CalendarDate) => number <= 2;

/** The phase of the edition on a day in Jakarta; null if the dates do not tell. */
export function phaseOn(today: string, dates: readonly CalendarDate[]): Phase | null {
  const valid = validDates(dates);
  const registrations = valid.filter(isRegistration);
  const lastDay = lastDayOf(valid);
  if (lastDay === undefined) return null;
  if (today > lastDay) return { state: 'over', year: lastDay.slice(0, 4) };
  if (registrations.length === 0) return null;
  if (registrations.some(({ start, end }) => start <= today && today <= end)) return { state: 'open' };
  const [opens] = registrations
    .map(({ start }) => start)
    .filter((start) => today < start)
    .toSorted();
  return opens === undefined ? { state: 'between' } : { state: 'before', opens };
}

/** The date that begins next after a day; if none does, the one under way; null if there is neither. */
export function nextDate(today: string, dates: readonly CalendarDate[]): CalendarDate | null {
  const left = validDates(dates)
    .filter(({ end }) => today <= end)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
  return left.find(({ start }) => today < start) ?? left.at(-1) ?? null;
}

/** The last date, the final contest (docs/product.md#competition); null without valid days. */
export function finalContest(content: (key: keyof typeof calendarFallbacks) => string): CalendarDate | null {
  return validDates(calendarDates(content)).find(({ number }) => number === 5) ?? null;
}
