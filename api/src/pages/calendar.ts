import ical, { escape, ICalEventTransparency } from 'ical-generator';
import { competitionFallbacks } from '../../../web/src/shared/content/keys/competition.ts';
import { siteFallbacks } from '../../../web/src/shared/content/keys/site.ts';
import { calendarDates, lastDayOf, validDates } from '../../../web/src/shared/editionCalendar.ts';
import { day } from '../../../web/src/shared/jakarta.ts';
import { pageAddress } from '../../../web/src/shared/pages/pageAddress.ts';
import { visitor } from '../auth/viewer.ts';
import { findContent } from '../content/content.ts';
import { shownContent } from '../content/shownContent.ts';
import type { Language } from '../language.ts';

const fallbacks = { ...competitionFallbacks, ...siteFallbacks };

/** How often subscribed calendars ask again, in seconds. */
const refreshInterval = 12 * 60 * 60;

/** The day after, as the end of an all-day event is exclusive (RFC 5545, section 3.6.1). */
const dayAfter = (text: string) => new Date(Date.parse(text) + day);

/** The edition’s dates as an iCalendar file (RFC 5545), one all-day event each; a date without valid days is left out. */
export async function competitionCalendar(origin: string, language: Language): Promise<string> {
  const entries = await findContent(visitor, { groups: ['competition', 'site'] });
  const content = shownContent(entries, fallbacks, language);
  const page = pageAddress(origin, new URL('/competition', origin), language);
  const { hostname } = new URL(origin);
  // When it was last revised, as the answer must stay the same until then.
  const stamp = new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));
  const dates = validDates(calendarDates(content));
  const year = lastDayOf(dates)?.slice(0, 4);
  const calendar = ical({
    // The library escapes the texts of events, but not this one.
    name: escape(`${content('site_name')}: ${content('competition.timeline.title')}`, false),
    prodId: { company: hostname, product: 'calendar', language: language.toUpperCase() },
    url: page,
    ttl: refreshInterval,
    events: dates.map(({ number, title, date, start, end }) => ({
      // The same in both languages, and when an editor changes the date: it moves in readers’ calendars. The dates of
      // another edition are other events.
      id: `competition.${year}.timeline.${number}@${hostname}`,
      stamp,
      // Clients that have an event take only a revision with a higher number (RFC 5545, section 3.8.7.4).
      sequence: Math.floor(stamp.getTime() / 1000),
      lastModified: stamp,
      allDay: true,
      start: new Date(start),
      end: dayAfter(end),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${content('site_name')}: ${title}`,
      description: [date, content('competition.content')].filter(Boolean).join('\n\n'),
      location: content('competition.timeline.place') || null,
      url: page,
    })),
  });
  // The library leaves out the last line’s end (RFC 5545, section 3.1).
  return `${calendar}\r\n`;
}
