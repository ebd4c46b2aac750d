import { visitor } from '../auth/viewer.ts';
import { findContentText } from '../content/content.ts';
import { contactUri } from '../content/contactUri.ts';
import { languages } from '../language.ts';

/** How long a copy may be trusted: less than a year, as RFC 9116 recommends. */
const validDays = 180;

/** The beginning of the day, in UTC, on which a copy made now expires. */
function expiry(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + validDays);
  day.setUTCHours(0, 0, 0, 0);
  return day.toISOString();
}

/** Whom to tell about a security problem (docs/product.md#security-contact, RFC 9116); null while editors have named no contact. */
export async function securityTxt(origin: string): Promise<string | null> {
  const text = await findContentText(visitor, 'security.contact');
  const contacts = new Set([text?.valueEn, text?.valueId].map((value) => contactUri(value ?? '')));
  contacts.delete(null);
  if (contacts.size === 0) return null;
  return [
    ...[...contacts].map((uri) => `Contact: ${uri}`),
    `Expires: ${expiry()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
