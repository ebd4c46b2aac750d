import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { ContactMessage } from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';

/** Hands the mail about a row to the mail server; rejects when the server does not take it. */
export type Mailer<Row = ContactMessage> = (row: Row, signal: AbortSignal) => Promise<void>;

/** What a mail says. */
export interface Mail {
  /** The same at every attempt, so that mailboxes know a repeated mail. */
  id: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  date: Date;
}

/** Contact messages, through SMTP_URL to CONTACT_TO; null when they are not set. */
export function openMailer(environment: Environment): Mailer | null {
  const { CONTACT_TO } = environment;
  if (!CONTACT_TO) return null;
  return openMailerOf(environment, (message) => ({
    id: `contact-message-${message.id}`,
    to: CONTACT_TO,
    replyTo: { name: message.name, address: message.email },
    subject: subjectOf(message),
    text: textOf(message),
    date: message.createdAt,
  }));
}

/** Mail through SMTP_URL about rows of any kind; null when it is not set. */
export function openMailerOf<Row>(environment: Environment, mailOf: (row: Row) => Mail): Mailer<Row> | null {
  const { SMTP_URL, CONTACT_FROM, PUBLIC_URL } = environment;
  if (!SMTP_URL) return null;
  const { hostname } = new URL(PUBLIC_URL);
  const transport = createTransport({
    url: SMTP_URL,
    // A text of a visitor names no file and no address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (row, signal) => {
    const { id, replyTo, ...mail } = mailOf(row);
    await transport.sendMail({
      from: CONTACT_FROM ?? `no-reply@${hostname}`,
      ...mail,
      // As parts, never as a line: nodemailer encodes each, so that no name adds a header or an address.
      ...(replyTo && { replyTo: { ...replyTo, name: literalName(replyTo.name) } }),
      subject: literal(mail.subject),
      messageId: `<${id}-${mail.date.getTime()}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
}

/**
 * Somebody’s text for a header, read as they typed it: what is an encoded word (RFC 2047) would be sent as one, and
 * show as something else.
 */
const literal = (text: string) => (text.includes('=?') ? encodeWord(text, 'Q', 52) : text);

/**
 * The same for a name. ASCII would go within quotes, where many programs still read encoded words; with a tab at its
 * end, which nobody sees, nodemailer encodes all of it.
 */
const literalName = (name: string) => (name.includes('=?') ? `${name}\t` : name);

/** The contact page's own words; the home form has none. */
function subjectOf({ type, subject, name }: ContactMessage): string {
  return `[${type}] ${subject && subject !== type ? subject : name}`;
}

/** For the organisers, in both languages of the site. */
function textOf({ name, email, type, subject, language, createdAt, message }: ContactMessage): string {
  return `Nama / Name: ${name}
Email: ${email}
Jenis / Type: ${type}
Perihal / Subject: ${subject || '–'}
Bahasa / Language: ${language}
Dikirim / Sent: ${createdAt.toISOString()}

${message}

--\u0020
Balas email ini untuk menjawab pengirimnya.
Reply to this email to answer the sender.
`;
}
