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
  return async (row, signal) => {
    const due = await mailOf(row);
    if (!due) return false;
    const { id, replyTo, letter, ...mail } = due;
    // With the first mail: few servers send one.
    const { openTransport } = await import('./transport.ts');
    await openTransport(SMTP_URL)({
      from: { name: await senderName(), address: CONTACT_FROM ?? `no-reply@${hostname}` },
      ...mail,
      ...(await bodiesOf(letter)),
      ...(replyTo && { replyTo }),
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
