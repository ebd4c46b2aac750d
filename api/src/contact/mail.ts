import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { ContactMessage } from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';

/** Sends the mail about a row to the mail server; rejects if the server does not accept it. */
export type Mailer<Row = ContactMessage> = (row: Row, signal: AbortSignal) => Promise<void>;

/** The content of a mail. */
export interface Mail {
  /** The same for every attempt, so that mailboxes recognize a repeated mail. */
  id: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  date: Date;
}

/** Sends contact messages through SMTP_URL to CONTACT_TO; null if these are not set. */
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

/** Sends mail through SMTP_URL about rows of any kind; null if it is not set. */
export function openMailerOf<Row>(environment: Environment, mailOf: (row: Row) => Mail): Mailer<Row> | null {
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
    const { id, replyTo, ...mail } = mailOf(row);
    await transport.sendMail({
      from: CONTACT_FROM ?? `no-reply@${hostname}`,
      ...mail,
      // As parts, never as one line: nodemailer encodes each, so that no name adds a header or an address.
      ...(replyTo && { replyTo: { ...replyTo, name: literalName(replyTo.name) } }),
      subject: literal(mail.subject),
      messageId: `<${id}-${mail.date.getTime()}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
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

/** The contact page’s subject; for the home form, which has none, the visitor’s name. */
function subjectOf({ type, subject, name }: ContactMessage): string {
  return `[${type}] ${subject && subject !== type ? subject : name}`;
}

/** The text for the organizers, in both languages of the site. */
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
