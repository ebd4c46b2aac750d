import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, register } from 'prom-client';
import { prisma } from '../database/client.ts';
import type { ContactMessage } from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';
import { log } from '../log.ts';
import { within } from '../timeLimit.ts';
import { openMailer, type Mailer } from './mail.ts';

// The database is the outbox: a stored message waits, with the time of its next attempt, until a mail server has
// taken it. A server killed between sending a mail and noting it sends it again: twice sometimes, lost never.

/** How long a scrape waits for the database, in milliseconds: without it the other metrics matter the more. */
const countLimit = 2_000;

register.registerMetric(
  new Gauge({
    name: 'outbox_messages_waiting',
    help: 'Contact messages that wait for the mail server; not a number while the database does not answer.',
    async collect() {
      const count = prisma.contactMessage.count({ where: { nextMailAt: { not: null } } });
      this.set(await within(countLimit, count).catch(() => Number.NaN));
    },
    registers: [],
  }),
);

/** How often the outbox looks without being woken, in milliseconds: for repeats, and for what other servers left. */
const pollInterval = 30_000;
/** How long one attempt may take, in milliseconds: less than the shortest wait, so that no other server joins in. */
const attemptLimit = 40_000;
/** How long a server that stops waits for the attempt under way, in milliseconds. */
const stopLimit = 5_000;

/**
 * Takes one message that is due and books its next attempt at once, so that a killed server leaves nothing to put
 * back. The waits double from a minute to an hour; an attempt a week after the message was stored is the last.
 */
async function takeDue(now: Date): Promise<ContactMessage | undefined> {
  const time = now.toISOString();
  const [message] = await prisma.$queryRaw<ContactMessage[]>`
    UPDATE "ContactMessage"
    SET "mailAttempts" = "mailAttempts" + 1,
        "nextMailAt" = CASE
          WHEN "createdAt" > ${time}::timestamptz - interval '7 days'
          THEN ${time}::timestamptz + least(interval '1 minute' * (2 ^ least("mailAttempts", 6)), interval '1 hour')
        END
    WHERE "id" = (
      SELECT "id" FROM "ContactMessage" WHERE "nextMailAt" <= ${time}::timestamptz
      ORDER BY "nextMailAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING *`;
  return message;
}

/**
 * Sends everything that is due at a moment, one after another. What the mail server does not take waits for its
 * next attempt.
 * @param goesOn asked before each message
 */
export async function sendDueMail(mailer: Mailer, now: Date, goesOn = () => true): Promise<void> {
  while (goesOn()) {
    const message = await takeDue(now);
    if (!message) return;
    const { id, mailAttempts, nextMailAt } = message;
    try {
      await mailer(message, AbortSignal.timeout(attemptLimit));
      const data = { mailedAt: new Date(), nextMailAt: null };
      await prisma.contactMessage.updateMany({ where: { id }, data });
    } catch (err) {
      if (nextMailAt)
        log.warn({ err, id, mailAttempts, nextMailAt }, 'A contact message waits for the mail server');
      else log.error({ err, id, mailAttempts }, 'A contact message could not be mailed for a week');
    }
  }
}

let wake = () => {};

/** Sends what is due now. Does nothing when mail is not configured. */
export function wakeOutbox(): void {
  wake();
}

/** Starts sending contact messages on, if the environment names a mail server. */
export function startOutbox(environment: Environment): { stop: () => Promise<void> } {
  const mailer = openMailer(environment);
  if (!mailer) return { stop: async () => {} };
  let isStopping = false;
  let isAwake = false;
  let round: Promise<void> | null = null;

  async function sendWhileAwake(send: Mailer): Promise<void> {
    try {
      while (isAwake) {
        isAwake = false;
        await sendDueMail(send, new Date(), () => !isStopping);
      }
    } catch (err) {
      log.error({ err }, 'The outbox could not be read');
    } finally {
      round = null;
    }
  }

  wake = () => {
    isAwake = true;
    round ??= sendWhileAwake(mailer);
  };
  const timer = setInterval(wake, pollInterval).unref();
  wake();
  return {
    async stop() {
      wake = () => {};
      clearInterval(timer);
      isStopping = true;
      await Promise.race([round, delay(stopLimit, undefined, { ref: false })]);
    },
  };
}
