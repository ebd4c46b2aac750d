/** The contact page, which fills in that the message is about this community. The name is the reader's. */
export function getInvolvedAddress(name: string): string {
  return `/contact?type=community&community=${encodeURIComponent(name)}`;
}

/** What a telephone dials: the digits, with the plus of a country's code; empty for words. */
export function dialled(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits && (phone.trim().startsWith('+') ? `+${digits}` : digits);
}

/** A website as people say it. */
export function spoken(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
