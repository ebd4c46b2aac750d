import { z } from 'zod';
import { prisma, type Transaction } from '../database/client.ts';
import type { Passkey } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { NotFoundError, PasskeyError, ValidationError } from '../errors.ts';
import { databaseId, line, required } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { unlessTaken } from './accountChanges.ts';
import { holdOwnAccount } from './holdAccount.ts';
import { algorithms, checkNewPasskey, passkeyAnswer, userHandleOf } from './passkeyAnswers.ts';
import { challengeLifetime, newChallenge, relyingParty } from './passkeyChallenges.ts';
import { confirmedRule, personRule } from './permission.ts';
import { codesForFirst, endCodesWithLast, factorsOf, refuseForeign } from './secondFactor.ts';
import { recordEvent, type Origin } from './securityEvents.ts';
import type { Admin, Viewer } from './viewer.ts';

// The passkeys of an account, as its person sees and changes them (docs/product.md#passkeys).

/** The maximum number of passkeys of an account. */
export const passkeyLimit = 10;

const name = required(line(100)).meta({ description: 'What its person calls it, 1 to 100 characters.' });

export const addPasskeyInput = z.strictObject({ name, answer: passkeyAnswer });

/** The last added first. */
export const passkeyOrder = [
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** Admins who signed in themselves see their own passkeys. Reads by global id go through this filter. */
export function visiblePasskeys({ admin }: Viewer) {
  return admin?.access === 'person' ? { adminUserId: admin.id } : { OR: [] };
}

/** One page of the admin’s own passkeys. @throws UnauthenticatedError, ForbiddenError, ValidationError */
export const listPasskeys = personRule(
  'account.manage',
  async (admin, page: Page, selection: Selection = {}): Promise<Passkey[]> =>
    prisma.passkey.findMany({
      ...selection,
      ...keysetPage(passkeyOrder, page, [visiblePasskeys({ admin })]),
    }),
);

/** A passkey that was added. */
export interface AddedPasskey {
  passkey: Passkey;
  /** If it is the account’s first second factor; they cannot be shown again. */
  recoveryCodes: string[] | null;
}

const tooMany = () =>
  new ValidationError(`You already have ${passkeyLimit} passkeys. Remove one you no longer use.`);

/**
 * Begins to add a passkey.
 * @returns the options for navigator.credentials.create, as JSON text
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, NotImplementedError on a site without a host
 * name, ValidationError if the admin has too many passkeys, or signed in at the identity provider
 */
export const startAddingPasskey = confirmedRule(
  'account.manage',
  async (admin, { environment }: Origin): Promise<string> => {
    refuseForeign(admin);
    const { rpID } = relyingParty(environment);
    const existing = await prisma.passkey.findMany({ where: { adminUserId: admin.id } });
    if (existing.length >= passkeyLimit) throw tooMany();
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: rpID,
      rpID,
      userName: admin.email,
      userDisplayName: admin.name || admin.email,
      userID: new Uint8Array(userHandleOf(admin)),
      challenge: new Uint8Array(Buffer.from(await newChallenge({ purpose: 'add', admin }), 'base64url')),
      timeout: challengeLifetime,
      attestationType: 'none',
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transports.split(' ').filter(Boolean),
      })),
      // It can sign in without a password or an address.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    });
    return JSON.stringify(options);
  },
);

/**
 * Adds a passkey with which the admin signs in from now on; the password alone no longer does.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, PasskeyError, NotImplementedError,
 * ValidationError, also if the admin has too many passkeys
 */
export const addPasskey = confirmedRule(
  'account.manage',
  async (admin, origin: Origin, input: unknown): Promise<AddedPasskey> => {
    refuseForeign(admin);
    const given = validate(addPasskeyInput, input);
    const passkey = await checkNewPasskey(given.answer, origin, { purpose: 'add', admin });
    // One that is known already, to this account or to another.
    return unlessTaken(new PasskeyError('PASSKEY_REFUSED'), () =>
      prisma.$transaction(async (transaction) => {
        // Serializes what is added, so that the limit holds.
        const account = await holdOwnAccount(transaction, admin);
        const count = await transaction.passkey.count({ where: { adminUserId: account.id } });
        if (count >= passkeyLimit) throw tooMany();
        const before = await factorsOf(transaction, account.id);
        await recordEvent(transaction, 'passkeyAdded', account, origin, given.name);
        const added = await transaction.passkey.create({
          data: { adminUserId: account.id, name: given.name, ...passkey },
        });
        return {
          passkey: added,
          recoveryCodes: await codesForFirst(transaction, account.id, before),
        };
      }),
    );
  },
);

export const renamePasskeyInput = z.strictObject({ name });

/** One of the admin’s own passkeys. @throws NotFoundError */
async function findOwn(transaction: Transaction, admin: Admin, id: number): Promise<Passkey> {
  const which = { id: databaseId.safeParse(id).success ? id : 0, adminUserId: admin.id };
  const passkey = await transaction.passkey.findFirst({ where: which });
  if (!passkey) throw new NotFoundError('This passkey does not exist or has been removed.');
  return passkey;
}

/** Renames one of the admin’s own passkeys. @throws UnauthenticatedError, ForbiddenError, ValidationError, NotFoundError */
export const renamePasskey = personRule(
  'account.manage',
  async (admin, id: number, input: unknown): Promise<Passkey> => {
    const data = validate(renamePasskeyInput, input);
    return prisma.$transaction(async (transaction) => {
      await holdOwnAccount(transaction, admin);
      const passkey = await findOwn(transaction, admin, id);
      return transaction.passkey.update({ where: { id: passkey.id }, data });
    });
  },
);

/**
 * Removes one of the admin’s own passkeys: it no longer signs in.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, NotFoundError, FactorNeededError
 */
export const removePasskey = confirmedRule(
  'account.manage',
  async (admin, origin: Origin, id: number): Promise<void> => {
    await prisma.$transaction(async (transaction) => {
      const account = await holdOwnAccount(transaction, admin);
      const passkey = await findOwn(transaction, admin, id);
      await transaction.passkey.delete({ where: { id: passkey.id } });
      await endCodesWithLast(transaction, account.id);
      await recordEvent(transaction, 'passkeyRemoved', account, origin, passkey.name);
    });
  },
);
