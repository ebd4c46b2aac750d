import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { readSiteIdentity } from '../content/siteIdentity.ts';
import type { Environment } from '../environment.ts';
import { bodiesOf, type Letter } from './letter.ts';

/**
 * Sends the mail about a row to the mail server; rejects if the server does not accept it.
 * @returns false if there is nothing to send any more
 */
export type Mailer<Row> = (row: Row, signal: AbortSignal) => Promise<boolean>;

/** The content of a mail. */
export interface Mail {
  /** The same for every attempt, so that mailboxes recognize a repeated mail. */
  id: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  letter: Letter;
  date: Date;
}

/** Sends mail through SMTP_URL about rows of any kind; null if it is not set. */
export function openMailer<Row>(
  environment: Environment,
  mailOf: (row: Row) => Mail | Promise<Mail | null>,
): Mailer<Row> | null {
  const { SMTP_URL, CONTACT_FROM, PUBLIC_URL } = environment;
  if (!SMTP_URL) return null;
  const { hostname } = new URL(PUBLIC_URL);
  const transport = createTransport({
    url: SMTP_URL,
    // A visitor’s text must not refer to a file or a URL to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (row, signal) => {
    const due = await mailOf(row);
    if (!due) return false;
    const { id, replyTo, letter, ...mail } = due;
    await transport.sendMail({
      from: { name: literalName(await senderName()), address: CONTACT_FROM ?? `no-reply@${hostname}` },
      ...mail,
      ...(await bodiesOf(letter)),
      // As parts, never as one line: nodemailer encodes each, so that no name adds a header or an address.
      ...(replyTo && { replyTo: { ...replyTo, name: literalName(replyTo.name) } }),
      subject: literal(mail.subject),
      messageId: `<${id}-${mail.date.getTime()}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
    return true;
  };
}

/** The site’s name in the languages of its mails, once if both are the same. */
async function senderName(): Promise<string> {
  const { id, en } = await readSiteIdentity();
  return [...new Set([id.name, en.name])].join(' / ');
}

/**
 * Text for a header, shown as typed: text that looks like an encoded word (RFC 2047) would otherwise be sent
 * as one, and be displayed decoded.
 */
const literal = (text: string) => (text.includes('=?') ? encodeWord(text, 'Q', 52) : text);

/**
 * The same for a name. nodemailer would quote ASCII, and many programs decode encoded words even in quotes;
 * an invisible tab at the end makes it encode the whole name.
 */
const literalName = (name: string) => (name.includes('=?') ? `${name}\t` : name);
