import { prisma } from '../database/client.ts';
import type { Mailer } from './mailer.ts';
import { attemptMail, contactOutbox, type Mailed } from './outbox.ts';

/** Makes the attempts for contact messages that are due at a moment, one after another, as the jobs of then do. */
export async function sendDue(mailer: Mailer<Mailed['ContactMessage']>, now: Date): Promise<void> {
  const due = await prisma.contactMessage.findMany({
    where: { nextMailAt: { lte: now } },
    orderBy: { nextMailAt: 'asc' },
  });
  for (const { id, mailAttempts } of due)
    await attemptMail(contactOutbox, mailer, { id, attempt: mailAttempts }, now);
}
