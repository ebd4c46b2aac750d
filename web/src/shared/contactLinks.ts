/** The link that writes to an email address, percent-encoded (RFC 6068): no part of it passes for a header. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** The link that calls a number, with the plus of a country code; undefined for words. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return digits ? `tel:${plus}${digits}` : undefined;
}
