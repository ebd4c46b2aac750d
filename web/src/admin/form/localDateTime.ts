/** Formats a time (ISO 8601) for a datetime-local field: in the browser’s time zone, to the minute. */
export function toLocalDateTime(iso: string): string {
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Parses a datetime-local field’s value in the browser’s time zone; returns ISO 8601 in UTC. */
export function fromLocalDateTime(value: string): string {
  // A date with a time and no offset is local time (ECMAScript, Date.parse).
  return new Date(value).toISOString();
}

/** Such as Asia/Jakarta. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
