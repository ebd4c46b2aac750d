import { z } from 'zod';
import { prisma, type Transaction } from '../database/client.ts';
import { ApiTokenScope, type ApiToken } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { invalidField, NotFoundError, ValidationError } from '../errors.ts';
import { databaseId, line, required } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { allCapabilities, hasCapability, readingOf } from './capabilities.ts';
import { factorDueOf } from './factorDue.ts';
import { holdOwnAccount } from './holdAccount.ts';
import { live } from './live.ts';
import { confirmedRule, personRule } from './permission.ts';
import { hashOf, newSecret } from './secret.ts';
import { recordEvent, type Origin } from './securityEvents.ts';
import { accountColumns } from './session.ts';
import { transactionBy } from './transactionBy.ts';
import type { Admin, Viewer } from './viewer.ts';

/** Identifies the site’s tokens to people, to secret scanners and to the server. */
const prefix = 'batik_';

/** The maximum number of active tokens of an admin. */
export const activeTokenLimit = 20;

const dayMilliseconds = 24 * 60 * 60 * 1000;
const minuteMilliseconds = 60_000;

export const apiTokenScope = z
  .enum(ApiTokenScope, 'Choose readOnly or readWrite.')
  .meta({ id: 'ApiTokenScope', description: 'The scope of the token.' });

export const apiTokenInput = z.strictObject({
  name: required(line(100)).meta({ description: 'What it is for, 1 to 100 characters.' }),
  scope: apiTokenScope.meta({ description: 'Its scope.' }),
  capabilities: z
    .array(z.enum(allCapabilities, 'Choose capabilities, such as news.read.'))
    .min(1, 'Choose at least one.')
    .nullish()
    .meta({
      description:
        'Those it is limited to, such as “news.read” and “news.write”; null for all of its person’s role. Those that change a noun need the one that reads it, if there is one. A read-only token can change nothing whatever they are.',
    }),
  lifetimeDays: z
    .int()
    .min(7, 'Enter 7 to 365 days.')
    .max(365, 'Enter 7 to 365 days.')
    .meta({ description: 'The number of days until it expires, 7 to 365.' }),
});

/** Newest first. */
export const apiTokenOrder = [
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** An account’s tokens that are not revoked. */
const tokensOf = ({ id }: Pick<Admin, 'id'>) => ({ adminUserId: id, revokedAt: null });

/**
 * Admins who signed in themselves see their own tokens that are not revoked. Reads by global id go through
 * this filter.
 */
export function visibleApiTokens({ admin }: Viewer) {
  return admin?.access === 'person' ? tokensOf(admin) : { OR: [] };
}

/** One page of the admin’s own tokens. @throws UnauthenticatedError, ForbiddenError, ValidationError */
export const listApiTokens = personRule(
  'account.manage',
  async (admin, page: Page, selection: Selection = {}): Promise<ApiToken[]> =>
    prisma.apiToken.findMany({
      ...selection,
      ...keysetPage(apiTokenOrder, page, [visibleApiTokens({ admin })]),
    }),
);

/**
 * Creates a token that acts as the admin.
 * @returns the token with its secret, of which only a hash is stored
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, ValidationError, also if the admin has
 * too many tokens
 */
export const createApiToken = confirmedRule(
  'account.manage',
  async (admin, origin: Origin, input: unknown): Promise<{ apiToken: ApiToken; secret: string }> => {
    const { name, scope, capabilities, lifetimeDays } = validate(apiTokenInput, input);
    const foreign = capabilities?.find((capability) => !hasCapability(admin.role, capability));
    // Otherwise it would grant more, unnoticed, as soon as its person had another role.
    if (foreign) throw invalidField('capabilities', `Your role does not include ${foreign}.`);
    for (const capability of capabilities ?? []) {
      const reading = readingOf(capability);
      if (reading && !capabilities?.includes(reading))
        throw invalidField(
          'capabilities',
          `${capability} needs ${reading} as well: a change returns what is stored.`,
        );
    }
    const secret = prefix + newSecret();
    const now = Date.now();
    const apiToken = await prisma.$transaction(async (transaction) => {
      // Serializes the creation of an admin’s tokens, so that the limit holds.
      await holdOwnAccount(transaction, admin);
      const active = { ...visibleApiTokens({ admin }), expiresAt: { gt: new Date(now) } };
      if ((await transaction.apiToken.count({ where: active })) >= activeTokenLimit) {
        throw new ValidationError(
          `You already have ${activeTokenLimit} tokens. Revoke one you no longer use.`,
        );
      }
      const expiresAt = new Date(now + lifetimeDays * dayMilliseconds);
      await recordEvent(transaction, 'tokenCreated', admin, origin, name);
      return transaction.apiToken.create({
        data: {
          adminUserId: admin.id,
          name,
          scope,
          capabilities: capabilities ? [...new Set(capabilities)].join(' ') : null,
          tokenHash: hashOf(secret),
          expiresAt,
        },
      });
    });
    return { apiToken, secret };
  },
);

/**
 * Revokes one of the admin’s own tokens: it stops working with the next request.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export const revokeApiToken = personRule(
  'account.manage',
  async (admin, origin: Origin, id: number): Promise<void> => {
    const [revoked] = databaseId.safeParse(id).success
      ? await transactionBy(admin, (transaction) => revokeTokens(transaction, admin, origin, { id }))
      : [];
    if (!revoked) throw new NotFoundError('This token does not exist or has been revoked.');
  },
);

/**
 * Revokes all tokens of an account, or the one with the given number, and records each revocation.
 * @returns their numbers
 */
export async function revokeTokens(
  transaction: Transaction,
  admin: Pick<Admin, 'id' | 'email'>,
  origin: Origin,
  which: { id?: number } = {},
): Promise<number[]> {
  const revoked = await transaction.apiToken.updateManyAndReturn({
    where: { ...which, ...tokensOf(admin) },
    data: { revokedAt: new Date() },
    select: { id: true, name: true },
  });
  for (const { name } of revoked) await recordEvent(transaction, 'tokenRevoked', admin, origin, name);
  return revoked.map(({ id }) => id);
}

/** The capabilities that a token is limited to; null for all of its person’s role. */
export function limitOf({ capabilities }: Pick<ApiToken, 'capabilities'>): string[] | null {
  return capabilities?.split(' ') ?? null;
}

export function isApiToken(bearer: string): boolean {
  return bearer.startsWith(prefix);
}

/**
 * The admin a token acts as, if the token is valid and the admin is not disabled. Records the use, to the
 * minute.
 */
export async function findTokenOwner(token: string): Promise<Admin | null> {
  const now = Date.now();
  const found = await prisma.apiToken.findUnique({
    where: { tokenHash: hashOf(token), ...live() },
    include: { adminUser: { select: accountColumns } },
  });
  if (!found) return null;
  const { id, scope, lastUsedAt, adminUser } = found;
  if (now - (lastUsedAt?.getTime() ?? 0) >= minuteMilliseconds) {
    await prisma.apiToken.updateMany({ where: { id }, data: { lastUsedAt: new Date(now) } });
  }
  const factorDueAt = await factorDueOf(adminUser.id);
  return {
    ...adminUser,
    factorDueAt,
    sessionId: null,
    tokenId: id,
    access: scope,
    limitedTo: limitOf(found),
    authenticatedAt: null,
  };
}
