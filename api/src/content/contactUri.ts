import { mailLink } from '../../../web/src/shared/contactLinks.ts';
import { emailAddress, isHttpUrl } from '../addressFields.ts';

/** Where someone can be reached, as a link: an email address, or an https page; null for other text. */
export function contactUri(text: string): string | null {
  if (emailAddress().safeParse(text).success) return mailLink(text);
  return /^https:/i.test(text) && isHttpUrl(text) ? new URL(text).href : null;
}
