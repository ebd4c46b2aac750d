import { prisma } from '../database/client.ts';
import type { Session } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { NotFoundError } from '../errors.ts';
import { personRule } from './permission.ts';
import { recordEvent, type Origin } from './securityEvents.ts';
import { live } from './live.ts';
import { isUuid } from './session.ts';
import { transactionBy } from './transactionBy.ts';
import type { Viewer } from './viewer.ts';

/** The last used first; the id breaks ties. */
export const sessionOrder = [
  { name: 'lastUsedAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'uuid' },
] as const satisfies OrderColumn[];

/** Admins who signed in themselves see their own open sessions. Reads by global id go through this filter. */
export function visibleSessions({ admin }: Viewer) {
  return admin?.access === 'person' ? { adminUserId: admin.id, ...live() } : { OR: [] };
}

/**
 * One page of the admin’s own open sessions. @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const listSessions = personRule(
  'account.manage',
  async (admin, page: Page, selection: Selection = {}): Promise<Session[]> =>
    prisma.session.findMany({
      ...selection,
      ...keysetPage(sessionOrder, page, [visibleSessions({ admin })]),
    }),
);

/**
 * Ends all of the admin’s own sessions but this one, with the next request of each.
 * @returns their ids
 * @throws UnauthenticatedError, ForbiddenError
 */
export const revokeOtherSessions = personRule(
  'account.manage',
  async (admin, origin: Origin): Promise<string[]> =>
    transactionBy(admin, async (transaction) => {
      const ended = await transaction.session.updateManyAndReturn({
        where: {
          adminUserId: admin.id,
          revokedAt: null,
          ...(admin.sessionId && { NOT: { id: admin.sessionId } }),
        },
        data: { revokedAt: new Date() },
        select: { id: true },
      });
      if (ended.length > 0) await recordEvent(transaction, 'sessionEnded', admin, origin);
      return ended.map(({ id }) => id);
    }),
);

/**
 * Ends one of the admin’s own sessions: it stops working with the next request.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export const revokeOwnSession = personRule(
  'account.manage',
  async (admin, origin: Origin, id: string): Promise<void> => {
    const where = { id, ...visibleSessions({ admin }) };
    const missing = new NotFoundError('This session does not exist or has ended.');
    if (!isUuid(id)) throw missing;
    await transactionBy(admin, async (transaction) => {
      const { count } = await transaction.session.updateMany({ where, data: { revokedAt: new Date() } });
      if (count === 0) throw missing;
      await recordEvent(transaction, 'sessionEnded', admin, origin);
    });
  },
);
