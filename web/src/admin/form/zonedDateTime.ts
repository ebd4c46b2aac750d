import { inJakarta } from '../../shared/jakarta.ts';
import { indonesianZones, newsroomOffset, type Offset } from '../../language/zonedMoment.ts';

// A date and time as a form holds it: to the minute, as a datetime-local field shows it, followed by the offset of its
// zone, so that it is the same moment for the server and in another browser; or empty text.

/** The offset of the browser’s zone at a time there. */
function browserOffset(time: string): string {
  const minutes = Math.round((Date.parse(`${time}Z`) - Date.parse(time)) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}

/** A time in a zone of Indonesia or in the browser’s, as a form holds it. */
export const inZone = (time: string, zone: Offset): string => `${time}${zone || browserOffset(time)}`;

/** A moment (ISO 8601) as a form holds it at first: in the newsroom’s zone. */
export function toZoned(iso: string): string {
  return `${inJakarta(new Date(iso)).toISOString().slice(0, 16)}${newsroomOffset}`;
}

/** Whether it is one: a working copy keeps whatever a client has sent. */
const isMoment = (value: string) => !Number.isNaN(Date.parse(value));

/**
 * The moment, as ISO 8601 in UTC; empty if it is none. In the browser’s zone, a time that a clock skips in spring is taken as if it had not
 * been set forward yet, and of a time that it shows twice in autumn, the first counts (ECMAScript, Date.parse).
 */
export function fromZoned(value: string): string {
  return isMoment(value) ? new Date(value).toISOString() : '';
}

/**
 * What the field shows, and the offset of the chosen zone: empty text for the browser’s, to whose clock a time from
 * another browser is set; null without a time.
 */
export function partsOf(value: string): { time: string; offset: Offset | null } {
  const [time, rest] = [value.slice(0, 16), value.slice(16)];
  if (!isMoment(value)) return { time: '', offset: null };
  const offset = Object.keys(indonesianZones).find((known) => known === rest) as Offset | undefined;
  if (offset || rest === '' || rest === browserOffset(time)) return { time, offset: offset ?? '' };
  const moment = new Date(value);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return { time: local.toISOString().slice(0, 16), offset: '' };
}

/** Whether a time is one of the browser’s clock, which may agree with that of a zone of Indonesia. */
export const isOfBrowser = (value: string): boolean => value.slice(16) === browserOffset(value.slice(0, 16));
