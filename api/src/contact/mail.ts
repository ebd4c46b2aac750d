import { createTransport } from 'nodemailer';
import type { ContactMessage } from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';

/** Hands a message to the mail server; rejects when the server does not take it. */
export type Mailer = (message: ContactMessage, signal: AbortSignal) => Promise<void>;

/** Mail through SMTP_URL to CONTACT_TO; null when they are not set. */
export function openMailer(environment: Environment): Mailer | null {
  const { SMTP_URL, CONTACT_TO, CONTACT_FROM, PUBLIC_URL } = environment;
  if (!SMTP_URL || !CONTACT_TO) return null;
  const { hostname } = new URL(PUBLIC_URL);
  const transport = createTransport({
    url: SMTP_URL,
    // A text of a visitor names no file and no address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message, signal) => {
    await transport.sendMail({
      from: CONTACT_FROM ?? `no-reply@${hostname}`,
      to: CONTACT_TO,
      // As parts, never as a line: nodemailer encodes each, so that no name adds a header or an address.
      replyTo: { name: message.name, address: message.email },
      subject: subjectOf(message),
      text: textOf(message),
      // The same at every attempt, so that mailboxes know a repeated mail.
      messageId: `<contact-message-${message.id}-${message.createdAt.getTime()}@${hostname}>`,
      date: message.createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
}

/** The contact page's own words; the home form has none. */
function subjectOf({ type, subject, name }: ContactMessage): string {
  return `[${type}] ${subject && subject !== type ? subject : name}`;
}

/** For the organisers, in both languages of the site. */
function textOf({ name, email, type, subject, language, createdAt, message }: ContactMessage): string {
  return `Nama / Name: ${name}
Surel / E-mail: ${email}
Jenis / Type: ${type}
Perihal / Subject: ${subject || '–'}
Bahasa / Language: ${language}
Dikirim / Sent: ${createdAt.toISOString()}

${message}

--\u0020
Balas surel ini untuk menjawab pengirimnya.
Reply to this e-mail to answer the sender.
`;
}
