import { prisma, type Transaction } from '../database/client.ts';
import type { AccountLinkPurpose } from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Task } from '../jobs/queue.ts';
import { accountLinkOutbox } from '../mail/outbox.ts';
import { addressWithSecret, newLink, openLink } from './linkSecrets.ts';

/** For how long after it has expired a link can say why it does not work, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Ends the links of an account. @returns how many were open */
export async function endLinks(transaction: Transaction, { id }: { id: number }): Promise<number> {
  const { count } = await transaction.accountLink.updateMany({
    where: { adminUserId: id, ...openLink() },
    data: { revokedAt: new Date(), nextMailAt: null },
  });
  return count;
}

/** Stores a link, and the job of its mail. @param adminUserId null if nobody has the address: then no mail follows */
export async function mailLink(
  transaction: Transaction,
  adminUserId: number | null,
  purpose: AccountLinkPurpose,
): Promise<void> {
  const link = newLink(adminUserId, purpose);
  const data = { ...link, nextMailAt: link.createdAt };
  const { id } = await transaction.accountLink.create({ data });
  await enqueue(transaction, accountLinkOutbox.queue, { id, attempt: 0 });
}

/** Makes a link that somebody passes on. @returns its address, which cannot be shown again */
export async function makeLink(
  transaction: Transaction,
  adminUserId: number,
  purpose: AccountLinkPurpose,
  environment: Environment,
): Promise<string> {
  const link = await transaction.accountLink.create({ data: newLink(adminUserId, purpose) });
  const address = await addressWithSecret(link, environment, transaction);
  if (!address) throw new Error('A new link has ended.');
  return address;
}

/** Deletes links that expired long ago. */
export async function forgetOldLinks(now = new Date()): Promise<void> {
  await prisma.accountLink.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - keptFor) } } });
}

export const oldLinksTask: Task = {
  name: 'forgetOldLinks',
  cron: '10 * * * *',
  work: () => forgetOldLinks(),
};
