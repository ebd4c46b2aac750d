import { z } from 'zod';
import { prisma, type Transaction } from '../database/client.ts';
import { AdminRole, type AdminUser } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { emailAddress } from '../addressFields.ts';
import { FactorNeededError, invalidField, NotFoundError, ValidationError } from '../errors.ts';
import { recordChange } from '../history/record.ts';
import { because, databaseId, line, required } from '../inputFields.ts';
import { languages } from '../language.ts';
import { validate } from '../validation.ts';
import { alter, endAccess, entity, inTurn, unlessTaken } from './accountChanges.ts';
import { endLinks, mailLink, makeLink } from './accountLinks.ts';
import { seesAccounts } from './capabilities.ts';
import { currentRequirement } from './factorDue.ts';
import { signAsFormer } from './formerPeople.ts';
import { holdAccount } from './holdAccount.ts';
import { plain } from './newPassword.ts';
import { confirmedRule, personRule } from './permission.ts';
import { removeFactorsOf } from './secondFactor.ts';
import { recordEvent, type Origin } from './securityEvents.ts';
import type { Admin, Viewer } from './viewer.ts';

// The accounts, as owners see and change them (docs/product.md#people).

const role = z
  .enum(AdminRole, 'Choose owner, editor or author.')
  .meta({ id: 'AdminRole', description: 'What an admin may do.' });

const chosenLanguage = z.enum(languages).meta({ id: 'Language', description: 'A language of the site.' });

/** An account’s name and language, which its person may change too. */
export const personFields = {
  // An address is how somebody without a name is shown.
  name: required(line(100))
    // Also one that only looks like it.
    .refine((name) => !plain(name).includes('@'), because('NAME', 'Enter a name, not an address.'))
    .meta({ description: 'As others see it, 1 to 100 characters, without @.' }),
  language: chosenLanguage.meta({
    description: 'The language of mail to them, and at first of their dashboard.',
  }),
};

/**
 * @throws ValidationError if another account has a name that reads the same: what one of them writes would pass for the
 * other’s
 */
export async function refuseSharedName(
  transaction: Transaction,
  { id, name }: Pick<AdminUser, 'id' | 'name'>,
): Promise<void> {
  const readAs = (text: string) => plain(text).replaceAll(/\s+/gu, ' ');
  const others = await transaction.adminUser.findMany({ where: { id: { not: id } }, select: { name: true } });
  if (others.some((other) => readAs(other.name) === readAs(name)))
    throw invalidField(
      'name',
      'Another account has this name. Add something that tells them apart, such as an initial.',
      { reason: 'SHARED' },
    );
}

export const invitationInput = z.strictObject({
  email: emailAddress()
    .overwrite((text) => text.toLowerCase())
    .meta({ description: 'The address to sign in with, at most 254 characters.' }),
  ...personFields,
  role: role.meta({ description: 'What they may do.' }),
});

/** By address. */
export const accountOrder = [
  { name: 'email', direction: 'asc', type: 'text' },
] as const satisfies OrderColumn[];

/** Owners who signed in themselves see all accounts. Reads by global id go through this filter. */
export function visibleAccounts(viewer: Viewer): { OR?: [] } {
  return seesAccounts(viewer) ? {} : { OR: [] };
}

/** One page of the accounts. @throws UnauthenticatedError, ForbiddenError, ValidationError for a foreign cursor */
export const listAccounts = personRule(
  'people.read',
  async (_admin, page: Page, selection: Selection = {}): Promise<AdminUser[]> =>
    prisma.adminUser.findMany({ ...selection, ...keysetPage(accountOrder, page, []) }),
);

/** The account with a number; null if there is none. @throws UnauthenticatedError, ForbiddenError */
export const findAccount = personRule('people.read', async (_admin, id: number): Promise<AdminUser | null> =>
  databaseId.safeParse(id).success ? prisma.adminUser.findUnique({ where: { id } }) : null,
);

/** A link that was made for an account. */
export interface LinkFor {
  account: AdminUser;
  /** Its address, which is shown once; null if it is mailed to the account. */
  link: string | null;
}

/**
 * Invites somebody: an account without a password, and a link with which they choose one.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, ValidationError, also if the address is taken, or
 * somebody else has the name
 */
export const invite = confirmedRule(
  'people.manage',
  async (admin, origin: Origin, input: unknown): Promise<LinkFor> => {
    const data = validate(invitationInput, input);
    const taken = invalidField('email', 'An account with this address already exists.', { code: 'TAKEN' });
    return unlessTaken(taken, () =>
      inTurn(admin, async (transaction) => {
        const account = await transaction.adminUser.create({ data: { ...data, invitedAt: new Date() } });
        await refuseSharedName(transaction, account);
        await recordChange(transaction, admin, { entity, before: null, after: account });
        await recordEvent(transaction, 'accountInvited', account, origin, account.role);
        return { account, link: await sendLink(transaction, account, origin) };
      }),
    );
  },
);

/**
 * Makes a link with which an account’s person sets their password, in place of earlier ones: to accept their invitation,
 * or because they forgot it.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, NotFoundError, ValidationError if the account is
 * disabled
 */
export const createLink = confirmedRule(
  'people.manage',
  async (admin, origin: Origin, id: number): Promise<LinkFor> =>
    withAccount(admin, id, async (transaction, account) => {
      if (account.disabledAt) throw new ValidationError('This account is disabled. Enable it first.');
      await endLinks(transaction, account);
      await recordEvent(transaction, 'passwordLinkCreated', account, origin);
      return { account, link: await sendLink(transaction, account, origin) };
    }),
);

/** Ends the links of an account. @throws UnauthenticatedError, ForbiddenError, NotFoundError, also if it has none */
export const revokeLinks = personRule('people.manage', async (admin, id: number): Promise<AdminUser> =>
  withAccount(admin, id, async (transaction, account) => {
    if ((await endLinks(transaction, account)) === 0)
      throw new NotFoundError('This account has no link that works.');
    return account;
  }),
);

/**
 * Gives an account a role, from its next call on.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, NotFoundError, LastOwnerError
 */
export const changeRole = confirmedRule(
  'people.manage',
  async (admin, origin: Origin, id: number, given: unknown): Promise<AdminUser> => {
    const next = validate(role, given);
    return withAccount(admin, id, async (transaction, before) => {
      if (before.role === next) return before;
      const account = await alter(transaction, admin, before, { role: next });
      await recordEvent(transaction, 'roleChanged', account, origin, next);
      return account;
    });
  },
);

/**
 * Prevents any sign-in to an account; its sessions, API tokens and links end for good.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, LastOwnerError
 */
export const disableAccount = personRule(
  'people.manage',
  async (admin, origin: Origin, id: number): Promise<AdminUser> =>
    withAccount(admin, id, async (transaction, before) => {
      if (before.disabledAt) return before;
      const account = await alter(transaction, admin, before, { disabledAt: new Date() });
      await recordEvent(transaction, 'accountDisabled', account, origin);
      await endAccess(transaction, account, origin);
      return account;
    }),
);

/**
 * Lets an account sign in again.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, NotFoundError
 */
export const enableAccount = confirmedRule(
  'people.manage',
  async (admin, origin: Origin, id: number): Promise<AdminUser> =>
    withAccount(admin, id, async (transaction, before) => {
      if (!before.disabledAt) return before;
      const account = await alter(transaction, admin, before, { disabledAt: null });
      await recordEvent(transaction, 'accountEnabled', account, origin);
      return account;
    }),
);

/**
 * Removes an account for good. What its person wrote stays, under their name.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, NotFoundError, LastOwnerError
 */
export const removeAccount = confirmedRule(
  'people.manage',
  async (admin, origin: Origin, id: number): Promise<void> =>
    withAccount(admin, id, async (transaction, before) => {
      await recordEvent(transaction, 'accountRemoved', before, origin);
      await transaction.adminUser.delete({ where: { id } });
      await recordChange(transaction, admin, { entity, before, after: null });
      await signAsFormer(transaction, before);
    }),
);

/**
 * Removes the second factors of somebody who has lost them: their password alone signs in again.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, NotFoundError, also if they have none,
 * FactorNeededError if they are the owner’s own, and one is required
 */
export const removeFactors = confirmedRule(
  'people.manage',
  async (admin, origin: Origin, id: number): Promise<AdminUser> =>
    withAccount(admin, id, async (transaction, account) => {
      if (id === admin.id && (await currentRequirement(transaction))) throw new FactorNeededError();
      await removeFactorsOf(transaction, account, origin);
      return account;
    }),
);

/** Works on an account that nobody else changes meanwhile. */
async function withAccount<Result>(
  admin: Admin,
  id: number,
  work: (transaction: Transaction, account: AdminUser) => Promise<Result>,
): Promise<Result> {
  const which = { id: databaseId.safeParse(id).success ? id : 0 };
  return inTurn(admin, async (transaction) => work(transaction, await holdAccount(transaction, which)));
}

/** Mails a new link to an account if mail is configured. @returns its address otherwise */
async function sendLink(transaction: Transaction, account: AdminUser, { environment }: Origin) {
  const purpose = account.invitedAt ? 'invitation' : 'passwordReset';
  if (!environment.SMTP_URL) return makeLink(transaction, account.id, purpose, environment);
  await mailLink(transaction, account.id, purpose);
  return null;
}
