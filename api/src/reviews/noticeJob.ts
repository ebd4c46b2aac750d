import { z } from 'zod';
import { databaseId } from '../inputFields.ts';

/** An attempt to send the mail about a row. The row counts its attempts, so that each is made once. */
export const mailJob = z.strictObject({ id: databaseId, attempt: z.int().min(0) });
export type MailJob = z.output<typeof mailJob>;

/** The queue of the mails that gather notices, for those who note them; mail/outbox.ts has its work. */
export const noticeJobs = { name: 'noticeMail', data: mailJob };
