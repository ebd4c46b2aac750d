import { z } from 'zod';
import { prisma } from '../database/client.ts';
import { validate } from '../validation.ts';
import { alter, holdAccount } from './accountChanges.ts';
import { personFields } from './people.ts';
import { personRule } from './permission.ts';
import type { Admin } from './viewer.ts';

export const ownAccountInput = z.strictObject(personFields);

/**
 * Changes the admin’s own name and language.
 * @returns the admin as they are now
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const changeOwnAccount = personRule(
  'account.manage',
  async (admin, input: unknown): Promise<Admin> => {
    const { name, language } = validate(ownAccountInput, input);
    await prisma.$transaction(async (transaction) => {
      const before = await holdAccount(transaction, { id: admin.id });
      // Writing the values that a row already has is not a change.
      if (before.name !== name || before.language !== language)
        await alter(transaction, admin, before, { name, language });
    });
    return { ...admin, name, language };
  },
);
