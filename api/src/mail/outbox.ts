import { setTimeout as delay } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { securityMail } from '../auth/securityMail.ts';
import { contactMail } from '../contact/contactMail.ts';
import { prisma } from '../database/client.ts';
import { Prisma, type ContactMessage, type SecurityEvent } from '../database/generated/client.ts';
import { everyModel, onModelsChanged } from '../database/trace.ts';
import type { Environment } from '../environment.ts';
import { log } from '../log.ts';
import { within } from '../timeLimit.ts';
import { openMailer, type Mailer } from './mailer.ts';
import { register } from '../operations/metrics.ts';

// The database is the outbox: a stored message or security event waits, with the time of its next attempt,
// until a mail server has accepted it. If a server is killed between sending a mail and recording it, the
// mail is sent again: sometimes twice, but never lost.

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
      const where = { nextMailAt: { not: null } };
      const counts = Promise.all([
        prisma.contactMessage.count({ where }),
        prisma.securityEvent.count({ where }),
      ]);
      const sum = within(countLimit, counts).then(([messages, events]) => messages + events);
      this.set(await sum.catch(() => Number.NaN));
    },
    registers: [],
  }),
);

/** How often the outbox polls, in milliseconds: for retries, and for rows stored by other servers. */
const pollInterval = 30_000;
/**
 * How long one attempt may take, in milliseconds: less than the shortest delay, so that no other server sends
 * the same row.
 */
const attemptLimit = 40_000;
/** How long a stopping server waits for the current attempt, in milliseconds. */
const stopLimit = 5_000;

/** The rows that are mailed, by table. */
interface Mailed {
  ContactMessage: ContactMessage;
  SecurityEvent: SecurityEvent;
}
type Table = keyof Mailed;

/**
 * Takes one row that is due and immediately schedules its next attempt, so that a killed server leaves
 * nothing to undo. The delay doubles from a minute to an hour; the last attempt is a week after the row was
 * stored.
 */
async function takeDue<Name extends Table>(table: Name, now: Date): Promise<Mailed[Name] | undefined> {
  const time = now.toISOString();
  const name = Prisma.raw(`"${table}"`);
  const [row] = await prisma.$queryRaw<Mailed[Name][]>`
    UPDATE ${name}
    SET "mailAttempts" = "mailAttempts" + 1,
        "nextMailAt" = CASE
          WHEN "createdAt" > ${time}::timestamptz - interval '7 days'
          THEN ${time}::timestamptz + least(interval '1 minute' * (2 ^ least("mailAttempts", 6)), interval '1 hour')
        END
    WHERE "id" = (
      SELECT "id" FROM ${name} WHERE "nextMailAt" <= ${time}::timestamptz
      ORDER BY "nextMailAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING *`;
  return row;
}

/** Records that the mail server accepted a row. */
async function noteMailed(table: Table, id: number): Promise<void> {
  const noted = { where: { id }, data: { mailedAt: new Date(), nextMailAt: null } };
  if (table === 'ContactMessage') await prisma.contactMessage.updateMany(noted);
  else await prisma.securityEvent.updateMany(noted);
}

/**
 * Sends every row of a table that is due, one after another. A row that the mail server does not accept waits
 * for its next attempt.
 * @param shouldContinue checked before each row
 */
export async function sendDue<Name extends Table>(
  table: Name,
  mailer: Mailer<Mailed[Name]>,
  now: Date,
  shouldContinue = () => true,
): Promise<void> {
  while (shouldContinue()) {
    const row = await takeDue(table, now);
    if (!row) return;
    const { id, mailAttempts, nextMailAt } = row;
    try {
      await mailer(row, AbortSignal.timeout(attemptLimit));
      await noteMailed(table, id);
    } catch (err) {
      const what = { err, table, id, mailAttempts };
      if (nextMailAt) log.warn({ ...what, nextMailAt }, 'An email is waiting for the mail server');
      else log.error(what, 'The mail server has not accepted an email for a week');
    }
  }
}

/** Forwards contact messages to CONTACT_TO; null if that or SMTP_URL is not set. */
export function contactMailer(environment: Environment): Mailer<ContactMessage> | null {
  const { CONTACT_TO, PUBLIC_URL } = environment;
  return CONTACT_TO
    ? openMailer(environment, (message) => contactMail(message, CONTACT_TO, PUBLIC_URL))
    : null;
}

/** Starts sending contact messages and security events, if the environment names a mail server. */
export function startOutbox(environment: Environment): { stop: () => Promise<void> } {
  const mailers = {
    ContactMessage: contactMailer(environment),
    SecurityEvent: openMailer(environment, (event: SecurityEvent) =>
      securityMail(event, environment.PUBLIC_URL),
    ),
  };
  const { ContactMessage: messages, SecurityEvent: events } = mailers;
  if (!messages || !events) return { stop: async () => {} };
  let isStopping = false;
  let isAwake = false;
  let round: Promise<void> | null = null;

  async function sendWhileAwake(
    messageMailer: Mailer<ContactMessage>,
    eventMailer: Mailer<SecurityEvent>,
  ): Promise<void> {
    try {
      while (isAwake) {
        isAwake = false;
        const shouldContinue = () => !isStopping;
        await sendDue('SecurityEvent', eventMailer, new Date(), shouldContinue);
        await sendDue('ContactMessage', messageMailer, new Date(), shouldContinue);
      }
    } catch (err) {
      log.error({ err }, 'The outbox could not be read');
    } finally {
      round = null;
    }
  }

  const wake = () => {
    isAwake = true;
    round ??= sendWhileAwake(messages, events);
  };
  const stopListening = onModelsChanged((models) => {
    if ([everyModel, ...Object.keys(mailers)].some((model) => models.has(model))) wake();
  });
  const timer = setInterval(wake, pollInterval).unref();
  wake();
  return {
    async stop() {
      stopListening();
      clearInterval(timer);
      isStopping = true;
      await Promise.race([round, delay(stopLimit, undefined, { ref: false })]);
    },
  };
}
