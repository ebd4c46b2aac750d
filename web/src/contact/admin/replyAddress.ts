import { contactTexts } from '../contactTexts.ts';
import { mailLink } from '../../shared/contactLinks.ts';
import { longDate } from '../../language/dates.ts';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { messageTypes } from './messagesFilter.ts';

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
  type: string;
  language: string;
  createdAt: string;
}

/** Mail programs truncate or ignore longer addresses: some over 2,000 characters. */
const addressLimit = 1_900;

/**
 * A mailto: address for a reply in the visitor’s language: with their address, their subject, a greeting, and as much
 * of their message as fits.
 */
export function replyAddress({ name, email, subject, message, type, language, createdAt }: Message): string {
  const written = language === 'en' ? 'en' : 'id';
  const texts = contactAdminTexts[written];
  const known = messageTypes.find((candidate) => candidate === type) ?? 'general';
  // The home form’s subjects are not the visitor’s own words.
  const about = subject && subject !== type ? subject : contactTexts[written].types[known];
  const head = `${texts.greeting(name)}\r\n\r\n\r\n\r\n${texts.quote(longDate(written, createdAt))}\r\n`;
  const addressOf = (body: string) =>
    // RFC 6068: each part percent-encoded, lines ended by %0D%0A.
    `${mailLink(email)}?subject=${encodeURIComponent(`Re: ${about}`)}&body=${encodeURIComponent(body)}`;
  const quoted = message.split('\n').map((line) => `> ${line}`.trimEnd());
  let address = addressOf(head);
  let quote = '';
  for (const line of quoted) {
    const longer = addressOf(`${head}${quote}${line}\r\n`);
    if (longer.length > addressLimit) return addressOf(`${head}${quote}> …\r\n`);
    quote += `${line}\r\n`;
    address = longer;
  }
  return address;
}
