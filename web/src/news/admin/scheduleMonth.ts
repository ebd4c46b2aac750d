import { newsroomOffset } from '../../language/zonedMoment.ts';
import { day as dayLength, dayInJakarta, inJakarta } from '../../shared/jakarta.ts';
import type { ScheduledArticle } from './scheduledArticle.ts';

// The calendar of the schedule, in the newsroom’s time zone. A month is YYYY-MM, a day YYYY-MM-DD.

/** Whether all days of the month’s weeks can be stored: within the years 1970 to 9999. */
const isShown = (month: string) => month > '1970-01' && month < '9999-12';

/** The month in the search part of an address; by default the current one. */
export function readMonth(search: string, now = new Date()): string {
  const month = new URLSearchParams(search).get('month') ?? '';
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) && isShown(month) ? month : dayInJakarta(now).slice(0, 7);
}

/** The month a number of months later; null if it is not shown. */
export function monthAfter(month: string, months: number): string | null {
  const moved = new Date(`${month}-01`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const other = moved.toISOString().slice(0, 7);
  return isShown(other) ? other : null;
}

/** The days of whole weeks, from Monday, that the month is in: 28 to 42. */
export function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01`);
  const last = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayLength;
  const length = Math.ceil((last - monday + dayLength) / (7 * dayLength)) * 7;
  return Array.from({ length }, (_, i) => new Date(monday + i * dayLength).toISOString().slice(0, 10));
}

/** When a day begins, as ISO 8601 with the newsroom’s offset. */
const beginning = (day: string) => `${day}T00:00:00${newsroomOffset}`;

/** The variables of the calendar’s query. */
export function monthVariables(month: string): { from: string; until: string } {
  const days = daysOf(month);
  const [first = month, last = month] = [days.at(0), days.at(-1)];
  const end = new Date(Date.parse(last) + dayLength).toISOString().slice(0, 10);
  return { from: beginning(first), until: beginning(end) };
}

export type EventKind = 'out' | 'down';

/** A moment at which an article appears or disappears. */
export interface ScheduleEvent<Article> {
  kind: EventKind;
  at: string;
  article: Article;
}

/** The moments of articles within a period, in their order. */
export function eventsOf<Article extends Pick<ScheduledArticle, 'goLiveAt' | 'expireAt'>>(
  articles: readonly Article[],
  { from, until }: { from: string; until: string },
): ScheduleEvent<Article>[] {
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  return articles
    .flatMap((article) => [
      { kind: 'out' as const, at: article.goLiveAt ?? '', article },
      { kind: 'down' as const, at: article.expireAt ?? '', article },
    ])
    .filter(({ at }) => Date.parse(at) >= begin && Date.parse(at) < end)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The same time of another day, as ISO 8601 in UTC. */
export function onDay(at: string, day: string): string {
  return new Date(
    `${day}T${inJakarta(new Date(at)).toISOString().slice(11, 23)}${newsroomOffset}`,
  ).toISOString();
}
