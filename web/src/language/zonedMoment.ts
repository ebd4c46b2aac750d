import { numberFormat, type Language } from '../shared/language.ts';

/** Indonesia’s time zones by their offset from UTC; none has daylight saving time. */
export const indonesianZones = {
  '+07:00': { name: 'WIB', zone: 'Asia/Jakarta' },
  '+08:00': { name: 'WITA', zone: 'Asia/Makassar' },
  '+09:00': { name: 'WIT', zone: 'Asia/Jayapura' },
} as const;

/** The offset of a zone of Indonesia, or empty text for the browser’s zone. */
export type Offset = keyof typeof indonesianZones | '';

/** The newsroom’s zone. */
export const newsroomOffset = '+07:00' satisfies Offset;

/** The browser’s time zone, such as Europe/Berlin. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment (ISO 8601) in a zone, with its name: December 3, 2026, 09:00 WIB. */
export function zonedMoment(language: Language, iso: string, offset: Offset = newsroomOffset): string {
  const { locale } = numberFormat(language).resolvedOptions();
  const moment = new Date(iso);
  const { name, zone } = offset ? indonesianZones[offset] : { name: browserZone(), zone: browserZone() };
  const write = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...style }).format(moment);
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${write({ dateStyle: 'long' })}, ${time} ${name}`;
}

/** Its time alone: 09:00. */
export function newsroomTime(language: Language, iso: string): string {
  const { locale } = numberFormat(language).resolvedOptions();
  const { zone: timeZone } = indonesianZones[newsroomOffset];
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));
}
