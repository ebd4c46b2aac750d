import { prisma, type Transaction } from '../database/client.ts';
import type { AdminUser, FactorRequirement, Prisma } from '../database/generated/client.ts';
import { everyModel, onModelsChanged } from '../database/trace.ts';

// Until when an account can go without a second factor (docs/product.md#required-second-factor).

/** How long somebody of whom a second factor is required can go without one, in milliseconds. */
const grace = 14 * 24 * 60 * 60 * 1000;

/**
 * The accounts to which a password alone signs in. An account without a password is not among them: its person signs in
 * at the identity provider, which asks for a factor of its own.
 */
export const withoutFactor = {
  passwordHash: { not: null },
  passkeys: { none: {} },
  OR: [{ authenticator: null }, { authenticator: { secret: null } }],
} satisfies Prisma.AdminUserWhereInput;

/** How long a change that another program made may go unnoticed, in milliseconds. */
const lifetime = 60_000;

/** The requirement when it was last read, since each call of somebody signed in asks for it; empty after a change. */
let lastRead: { requirement?: FactorRequirement | null; readAt?: number } = {};

onModelsChanged((models) => {
  // A read under way goes into the old one.
  if (models.has('FactorRequirement') || models.has(everyModel)) lastRead = {};
});

async function knownRequirement(): Promise<FactorRequirement | null> {
  const { requirement, readAt = -Infinity } = lastRead;
  if (requirement !== undefined && performance.now() - readAt < lifetime) return requirement;
  const reading = lastRead;
  const read = await currentRequirement();
  Object.assign(reading, { requirement: read, readAt: performance.now() });
  return read;
}

/** The requirement; null if no second factor is required. */
export function currentRequirement(client: Transaction = prisma): Promise<FactorRequirement | null> {
  return client.factorRequirement.findFirst();
}

/** Until when an account without a second factor can go without one. */
export function factorDueAt(
  { requiredAt }: Pick<FactorRequirement, 'requiredAt'>,
  { createdAt }: Pick<AdminUser, 'createdAt'>,
): Date {
  return new Date(Math.max(requiredAt.getTime(), createdAt.getTime()) + grace);
}

/** The same, of those of these accounts that have none while one is required. */
export async function factorDuesOf(ids: readonly number[], client?: Transaction): Promise<Map<number, Date>> {
  const requirement = await (client ? currentRequirement(client) : knownRequirement());
  if (!requirement) return new Map();
  const accounts = await (client ?? prisma).adminUser.findMany({
    where: { id: { in: [...ids] }, ...withoutFactor },
    select: { id: true, createdAt: true },
  });
  return new Map(accounts.map((account) => [account.id, factorDueAt(requirement, account)]));
}

/** The same of one account; null if it has a second factor, or none is required. */
export async function factorDueOf(id: number, client?: Transaction): Promise<Date | null> {
  return (await factorDuesOf([id], client)).get(id) ?? null;
}
