import { createHash, randomBytes } from 'node:crypto';
import { prisma } from '../database/client.ts';
import type { AccountLink, AdminUser } from '../database/generated/client.ts';

/** Stores the account of a colleague, an editor who can sign in only at the identity provider. */
export const addColleague = (changes: Partial<AdminUser> = {}) =>
  prisma.adminUser.create({
    data: { email: 'colleague@example.org', name: 'Sekar', language: 'id', role: 'editor', ...changes },
  });

/** Stores the account of somebody who is invited as an author, with their link. @returns also its secret */
export async function addInvited(changes: Partial<AccountLink> = {}) {
  const account = await addColleague({
    email: 'invited@example.org',
    name: 'Ratna',
    role: 'author',
    invitedAt: new Date(),
  });
  return { account, secret: await addLink(account.id, changes) };
}

/** Stores a link that is valid for an hour. @returns its secret */
export async function addLink(adminUserId: number, changes: Partial<AccountLink> = {}): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await prisma.accountLink.create({
    data: {
      adminUserId,
      purpose: 'invitation',
      secretHash: createHash('sha256').update(secret).digest('base64url'),
      expiresAt: new Date(Date.now() + 60 * 60_000),
      ...changes,
    },
  });
  return secret;
}
