import { Gauge } from 'prom-client';
import { accountLinkMail } from '../auth/accountLinkMail.ts';
import { securityMail } from '../auth/securityMail.ts';
import { contactMail } from '../contact/contactMail.ts';
import { prisma } from '../database/client.ts';
import {
  Prisma,
  type AccountLink,
  type ContactMessage,
  type NoticeMail,
  type SecurityEvent,
} from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Queue } from '../jobs/queue.ts';
import { log } from '../log.ts';
import { within } from '../timeLimit.ts';
import { noticeMail } from '../reviews/noticeMail.ts';
import { mailJob, noticeJobs, type MailJob } from '../reviews/noticeJob.ts';
import { noteNoticesSent } from '../reviews/notices.ts';
import { openMailer, type Mailer } from './mailer.ts';
import { register } from '../operations/metrics.ts';

// The database is the outbox: a stored message, security event, one-time link or gathered notice waits, with the time of its next attempt,
// until a mail server has accepted it; a job makes each attempt. If a server is killed between sending a mail and
// recording it, the mail is sent again: sometimes twice, but never lost.

const waiting = { nextMailAt: { not: null } };

/**
 * How long a scrape waits for the database, in milliseconds: if the database is down, the other metrics
 * matter all the more.
 */
const countLimit = 2_000;

register.registerMetric(
  new Gauge({
    name: 'outbox_messages_waiting',
    help: 'Contact messages and account emails waiting for the mail server; NaN while the database does not answer.',
    async collect() {
      const counts = Promise.all([
        prisma.contactMessage.count({ where: waiting }),
        prisma.securityEvent.count({ where: waiting }),
        prisma.accountLink.count({ where: waiting }),
        // Notices are gathered for minutes, and where mail is not configured: those wait for no server.
        prisma.noticeMail.count({ where: { ...waiting, mailAttempts: { gt: 0 } } }),
      ]);
      const sum = within(countLimit, counts).then((all) => all.reduce((total, count) => total + count));
      this.set(await sum.catch(() => Number.NaN));
    },
    registers: [],
  }),
);

/** How long one attempt may take, in milliseconds. */
const attemptLimit = 40_000;

/** The rows that are mailed, by table. */
export interface Mailed {
  ContactMessage: ContactMessage;
  SecurityEvent: SecurityEvent;
  AccountLink: AccountLink;
  NoticeMail: NoticeMail;
}
type Table = keyof Mailed;

/**
 * Takes a row for its attempt and sends the job of the next one, so that a killed server leaves nothing to undo. The
 * delay doubles from a minute to an hour; the last attempt is a week after the row was stored.
 * @returns undefined if the row was deleted, or was taken for this attempt before
 */
function takeRow<Name extends Table>(
  { table, queue }: Outbox<Name>,
  { id, attempt }: MailJob,
  now: Date,
): Promise<Mailed[Name] | undefined> {
  const time = now.toISOString();
  return prisma.$transaction(async (transaction) => {
    const [row] = await transaction.$queryRaw<Mailed[Name][]>`
      UPDATE ${Prisma.raw(`"${table}"`)}
      SET "mailAttempts" = "mailAttempts" + 1,
          "nextMailAt" = CASE
            WHEN "createdAt" > ${time}::timestamptz - interval '7 days'
            THEN ${time}::timestamptz + least(interval '1 minute' * (2 ^ least("mailAttempts", 6)), interval '1 hour')
          END
      WHERE "id" = ${id} AND "mailAttempts" = ${attempt} AND "nextMailAt" IS NOT NULL
      RETURNING *`;
    if (row?.nextMailAt) await enqueue(transaction, queue, { id, attempt: row.mailAttempts }, row.nextMailAt);
    return row;
  });
}

/** Records that the mail server accepted a row, or that there is nothing to send. */
async function noteDone(table: Table, row: Mailed[Table], isSent: boolean): Promise<void> {
  const { id } = row;
  if (table === 'NoticeMail') return noteNoticesSent(row as NoticeMail, isSent);
  const noted = { where: { id }, data: { nextMailAt: null, ...(isSent && { mailedAt: new Date() }) } };
  if (table === 'ContactMessage') await prisma.contactMessage.updateMany(noted);
  else if (table === 'SecurityEvent') await prisma.securityEvent.updateMany(noted);
  else await prisma.accountLink.updateMany(noted);
}

/** The rows of a table that wait. */
function waitingRows(table: Table) {
  const found = { where: waiting, select: { id: true, mailAttempts: true, nextMailAt: true } };
  if (table === 'ContactMessage') return prisma.contactMessage.findMany(found);
  if (table === 'SecurityEvent') return prisma.securityEvent.findMany(found);
  if (table === 'NoticeMail') return prisma.noticeMail.findMany(found);
  return prisma.accountLink.findMany(found);
}

/** Makes an attempt. A row that the mail server does not accept waits for the next one. */
export async function attemptMail<Name extends Table>(
  outbox: Outbox<Name>,
  mailer: Mailer<Mailed[Name]>,
  job: MailJob,
  now = new Date(),
): Promise<void> {
  const row = await takeRow(outbox, job, now);
  if (!row) return;
  const { table } = outbox;
  const { id, mailAttempts, nextMailAt } = row;
  try {
    const isSent = await mailer(row, AbortSignal.timeout(attemptLimit));
    await noteDone(table, row, isSent);
  } catch (err) {
    const what = { err, table, id, mailAttempts };
    if (nextMailAt) log.warn({ ...what, nextMailAt }, 'An email is waiting for the mail server');
    else log.error(what, 'The mail server has not accepted an email for a week');
  }
}

/** A table whose rows are mailed, and the queue of its attempts. */
export interface Outbox<Name extends Table> {
  table: Name;
  queue: Queue<MailJob>;
}

/** @param open the mailer of its rows; null if mail is not configured, and then they wait */
function outboxOf<Name extends Table>(
  table: Name,
  name: string,
  open: (environment: Environment) => Mailer<Mailed[Name]> | null,
): Outbox<Name> {
  const outbox: Outbox<Name> = {
    table,
    queue: {
      name,
      data: mailJob,
      async work(job, { environment }) {
        const mailer = open(environment);
        if (mailer) await attemptMail(outbox, mailer, job);
      },
      async owed({ environment }) {
        if (!environment.SMTP_URL) return [];
        const rows = await waitingRows(table);
        return rows.map(({ id, mailAttempts, nextMailAt }) => ({
          data: { id, attempt: mailAttempts },
          startAfter: nextMailAt ?? new Date(),
        }));
      },
    },
  };
  return outbox;
}

/** Forwards contact messages to CONTACT_TO; null if that or SMTP_URL is not set. */
export function contactMailer(environment: Environment): Mailer<ContactMessage> | null {
  const { CONTACT_TO, PUBLIC_URL } = environment;
  return CONTACT_TO
    ? openMailer(environment, (message) => contactMail(message, CONTACT_TO, PUBLIC_URL))
    : null;
}

export const contactOutbox = outboxOf('ContactMessage', 'contactMail', contactMailer);

export const securityOutbox = outboxOf('SecurityEvent', 'securityMail', (environment) =>
  openMailer(environment, (event: SecurityEvent) => securityMail(event, environment.PUBLIC_URL)),
);

export const accountLinkOutbox = outboxOf('AccountLink', 'accountLinkMail', (environment) =>
  openMailer(environment, (link: AccountLink) => accountLinkMail(link, environment)),
);

export const noticeOutbox = outboxOf('NoticeMail', noticeJobs.name, (environment) =>
  openMailer(environment, (mail: NoticeMail) => noticeMail(mail, environment.PUBLIC_URL)),
);
