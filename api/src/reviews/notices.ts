import type { Capability } from '../auth/capabilities.ts';
import { prisma, type Transaction } from '../database/client.ts';
import type { NoticeKind, NoticeMail } from '../database/generated/client.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Task } from '../jobs/queue.ts';
import { noticeJobs } from './noticeJob.ts';
import type { ItemPlace } from '../workingCopies/place.ts';
import { shortTitles } from './shortTitles.ts';

// What people are told by mail, gathered (docs/product.md#review).

/** How far apart two mails to one person are at least, in milliseconds. */
const mailInterval = 10 * 60_000;

/** How long a notice waits to be mailed, in milliseconds: after that, it is no news. */
export const noticeLife = 24 * 60 * 60_000;

/** What somebody is told. */
export interface News {
  kind: NoticeKind;
  /** What their role must include to be told. */
  capability: Capability;
  item: ItemPlace & { titleEn: string; titleId: string };
  /** The address of whom it is about. */
  by: string;
  text: string;
}

/**
 * Notes what people are to be told, in the transaction of its cause; one mail tells each of them everything that waits.
 * Titles are cut.
 */
export async function notify(
  transaction: Transaction,
  people: readonly number[],
  { kind, capability, item, by, text }: News,
  now = new Date(),
): Promise<void> {
  const { itemId, newKey } = item;
  const subject = { kind, capability, itemId, newKey, by };
  // In one order, so that no two of these transactions wait for each other.
  for (const adminUserId of [...new Set(people)].toSorted((one, other) => one - other)) {
    await callForMail(transaction, adminUserId, now);
    // Whoever asks again replaces what they asked.
    if (kind === 'asked') await takeBackNotices(transaction, { ...subject, adminUserId });
    await transaction.notice.create({
      data: { ...subject, ...shortTitles(item), adminUserId, text, createdAt: now },
    });
  }
}

/** Deletes notices that no mail has taken yet: what they say is replaced, or undone. */
export async function takeBackNotices(
  transaction: Transaction,
  subject: Pick<News, 'kind' | 'capability' | 'by'> &
    Pick<ItemPlace, 'itemId' | 'newKey'> & { adminUserId?: number },
): Promise<void> {
  await transaction.notice.deleteMany({ where: { ...subject, attempt: null } });
}

/** Makes a mail due for somebody, unless one is: now, or ten minutes after the last one. Holds it until the transaction ends. */
async function callForMail(transaction: Transaction, adminUserId: number, now: Date): Promise<void> {
  const [time, interval] = [now.toISOString(), `${mailInterval} milliseconds`];
  const [mail] = await transaction.$queryRaw<NoticeMail[]>`
    INSERT INTO "NoticeMail" AS mail ("adminUserId", "createdAt", "nextMailAt")
    VALUES (${adminUserId}, ${time}::timestamptz, ${time}::timestamptz)
    ON CONFLICT ("adminUserId") DO UPDATE SET
      "createdAt" = CASE WHEN mail."nextMailAt" IS NULL THEN ${time}::timestamptz ELSE mail."createdAt" END,
      "mailAttempts" = CASE WHEN mail."nextMailAt" IS NULL THEN 0 ELSE mail."mailAttempts" END,
      "nextMailAt" = coalesce(
        mail."nextMailAt",
        greatest(${time}::timestamptz, mail."mailedAt" + ${interval}::interval))
    RETURNING *`;
  if (mail?.nextMailAt)
    await enqueue(transaction, noticeJobs, { id: mail.id, attempt: mail.mailAttempts }, mail.nextMailAt);
}

/**
 * Forgets the notices that a mail contained, or that it had no use for; what was noted meanwhile is due in the next one.
 * @param attempt the attempt whose mail was accepted, or not needed
 */
export async function noteNoticesSent(
  { id, adminUserId, mailAttempts: attempt }: NoticeMail,
  isSent: boolean,
  now = new Date(),
): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    await transaction.noticeMail.updateMany({
      where: { id },
      data: { nextMailAt: null, ...(isSent && { mailedAt: now }) },
    });
    await transaction.notice.deleteMany({ where: { adminUserId, attempt: { lte: attempt } } });
    const isMore = (await transaction.notice.count({ where: { adminUserId } })) > 0;
    if (isMore) await callForMail(transaction, adminUserId, now);
  });
}

/** Deletes the notices that no mail has contained for a day, as where mail is not configured. */
export async function forgetOldNotices(now = new Date()): Promise<void> {
  await prisma.notice.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - noticeLife) } } });
}

export const oldNoticesTask: Task = {
  name: 'forgetOldNotices',
  cron: '20 * * * *',
  work: () => forgetOldNotices(),
};
