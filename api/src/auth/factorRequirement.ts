import type { FactorRequirement } from '../database/generated/client.ts';
import { FactorNeededError } from '../errors.ts';
import { recordChange } from '../history/record.ts';
import { inTurn } from './accountChanges.ts';
import { currentRequirement, withoutFactor } from './factorDue.ts';
import { confirmedRule, personRule } from './permission.ts';
import { recordEvent, type Origin } from './securityEvents.ts';

// Whether everybody needs a second factor, as owners see and decide it (docs/product.md#required-second-factor).

const entity = 'FactorRequirement';

/** The requirement; null if no second factor is required. @throws UnauthenticatedError, ForbiddenError */
export const readRequirement = personRule('people.read', async () => currentRequirement());

/**
 * Requires a second factor of everybody, or no longer does. What is already so stays as it is.
 * @returns the requirement; null if there is none any more
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, FactorNeededError if the owner has no second
 * factor themselves
 */
export const changeRequirement = confirmedRule(
  'people.manage',
  async (admin, origin: Origin, isRequired: boolean): Promise<FactorRequirement | null> =>
    inTurn(admin, async (transaction, account) => {
      const before = await currentRequirement(transaction);
      if ((before !== null) === isRequired) return before;
      // Otherwise a stolen password could end what protects against it.
      const where = { id: account.id, ...withoutFactor };
      if ((await transaction.adminUser.count({ where })) > 0)
        throw new FactorNeededError('Add a second factor to your own account first.');
      if (before) {
        await transaction.factorRequirement.deleteMany();
        await recordChange(transaction, admin, { entity, before, after: null });
        await recordEvent(transaction, 'factorNotRequired', account, origin);
        return null;
      }
      const after = await transaction.factorRequirement.create({ data: { requiredBy: account.email } });
      await recordChange(transaction, admin, { entity, before: null, after });
      await recordEvent(transaction, 'factorRequired', account, origin);
      return after;
    }),
);
