/** A moment (ISO 8601) as a datetime-local field shows it: in this browser's time zone, to the minute. */
export function toLocalDateTime(iso: string): string {
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment (ISO 8601, UTC) that a datetime-local field's value means in this browser's time zone. */
export function fromLocalDateTime(value: string): string {
  // A date with a time and no offset is local time (ECMAScript, Date.parse).
  return new Date(value).toISOString();
}

/** Such as Asia/Jakarta. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
