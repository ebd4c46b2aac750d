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

const timeStyle = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function write(language: Language, iso: string, style: Intl.DateTimeFormatOptions): string {
  const { locale } = numberFormat(language).resolvedOptions();
  return new Intl.DateTimeFormat(locale, style).format(new Date(iso));
}

/** A moment (ISO 8601) in a zone, with its name: December 3, 2026, 09:00 WIB. */
export function zonedMoment(language: Language, iso: string, offset: Offset = newsroomOffset): string {
  const { name, zone: timeZone } = offset
    ? indonesianZones[offset]
    : { name: browserZone(), zone: browserZone() };
  const [date, time] = [{ dateStyle: 'long' } as const, timeStyle].map((style) =>
    write(language, iso, { timeZone, ...style }),
  );
  return `${date}, ${time} ${name}`;
}

/** Its time alone in the newsroom’s zone: 09:00. */
export const newsroomTime = (language: Language, iso: string): string =>
  write(language, iso, { timeZone: indonesianZones[newsroomOffset].zone, ...timeStyle });

/** Its day alone in the newsroom’s zone: December 3, 2026. */
export const newsroomDay = (language: Language, iso: string): string =>
  write(language, iso, { timeZone: indonesianZones[newsroomOffset].zone, dateStyle: 'long' });
