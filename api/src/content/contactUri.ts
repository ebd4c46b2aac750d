import { emailAddress } from '../validation.ts';

/** Where someone can be reached, as a link: an email address, or an https page; null for other text. */
export function contactUri(text: string): string | null {
  if (emailAddress().safeParse(text).success) return `mailto:${text}`;
  const url = URL.parse(text);
  return url?.protocol === 'https:' ? url.href : null;
}
