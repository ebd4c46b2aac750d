import { inJakarta } from '../../shared/jakarta.ts';
import { indonesianZones, newsroomOffset, type Offset } from '../../language/zonedMoment.ts';

// A date and time as a form holds it: to the minute, as a datetime-local field shows it, followed by the offset of the
// chosen zone of Indonesia, or by nothing for the browser’s zone; or empty text.

/** A moment (ISO 8601) as a form holds it at first: in the newsroom’s zone. */
export function toZoned(iso: string): string {
  return `${inJakarta(new Date(iso)).toISOString().slice(0, 16)}${newsroomOffset}`;
}

/**
 * The moment, as ISO 8601 in UTC. In the browser’s zone, a time that a clock skips in spring is taken as if it had not
 * been set forward yet, and of a time that it shows twice in autumn, the first counts (ECMAScript, Date.parse).
 */
export function fromZoned(value: string): string {
  return new Date(value).toISOString();
}

/** What the field shows, and the offset of the chosen zone; null without a time. */
export function partsOf(value: string): { time: string; offset: Offset | null } {
  const [time, rest] = [value.slice(0, 16), value.slice(16)];
  const offset = Object.keys(indonesianZones).find((known) => known === rest) as Offset | undefined;
  return { time, offset: value === '' ? null : (offset ?? '') };
}
