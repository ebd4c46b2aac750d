/** Western Indonesian Time, the newsroom’s time zone: ahead of UTC, without daylight saving time. */
const aheadOfUtc = 7 * 60 * 60 * 1000;

/** The length of a day in milliseconds. */
export const day = 86_400_000;

/** A date whose UTC fields are those of Jakarta’s local time. */
export const inJakarta = (moment: Date) => new Date(moment.getTime() + aheadOfUtc);

/** The calendar day in Jakarta, YYYY-MM-DD. */
export function dayInJakarta(moment: Date): string {
  return inJakarta(moment).toISOString().slice(0, 10);
}

/** Milliseconds until the next day begins in Jakarta. */
export function untilMidnightInJakarta(moment: Date): number {
  return day - (inJakarta(moment).getTime() % day);
}
