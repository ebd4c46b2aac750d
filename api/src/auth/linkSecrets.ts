import { prisma, type Transaction } from '../database/client.ts';
import type { AccountLink, AccountLinkPurpose, AdminUser } from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';
import { AccountLinkError } from '../errors.ts';
import { hashOf, newSecret } from './secret.ts';

// One-time links with which people set their password (docs/product.md#links). Only a hash of a link’s secret is stored.

const hour = 60 * 60 * 1000;

/** How long a link is valid, in milliseconds. */
export const linkLifetimes: Record<AccountLinkPurpose, number> = {
  invitation: 7 * 24 * hour,
  passwordReset: hour,
};

/** Browsers do not send what follows “#”, so no log has it. */
const addressOf = ({ PUBLIC_URL }: Environment, secret: string) => `${PUBLIC_URL}/admin/password#${secret}`;

/** The condition for a link that has not ended. */
export const openLink = (now = new Date()) => ({ usedAt: null, revokedAt: null, expiresAt: { gt: now } });

/** The columns of a new link. */
export function newLink(adminUserId: number | null, purpose: AccountLinkPurpose) {
  const createdAt = new Date();
  return {
    adminUserId,
    purpose,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + linkLifetimes[purpose]),
  };
}

/**
 * Gives an open link a new secret, of which only the caller has a copy. An earlier secret of the link ends.
 * @returns the link’s address; null if the link has ended
 */
export async function addressWithSecret(
  { id }: Pick<AccountLink, 'id'>,
  environment: Environment,
  client: Transaction = prisma,
): Promise<string | null> {
  const secret = newSecret();
  const { count } = await client.accountLink.updateMany({
    where: { id, ...openLink() },
    data: { secretHash: hashOf(secret) },
  });
  return count === 0 ? null : addressOf(environment, secret);
}

/** A link with the account that it is for. */
export type FoundLink = AccountLink & { adminUser: AdminUser };

/** The open link with this secret. @throws AccountLinkError that says why it does not work */
export async function findLink(secret: string, client: Transaction = prisma): Promise<FoundLink> {
  const link = await client.accountLink.findUnique({
    where: { secretHash: hashOf(secret) },
    include: { adminUser: true },
  });
  if (!link?.adminUser) throw new AccountLinkError('LINK_UNKNOWN');
  const { adminUser } = link;
  if (link.usedAt) throw new AccountLinkError('LINK_USED');
  if (link.revokedAt || adminUser.disabledAt) throw new AccountLinkError('LINK_REVOKED');
  if (link.expiresAt <= new Date()) throw new AccountLinkError('LINK_EXPIRED');
  return { ...link, adminUser };
}
