import { z } from 'zod';
import { pictureUrl } from '../addressFields.ts';
import { prisma } from '../database/client.ts';
import { takeTurn } from '../database/takeTurn.ts';
import { invalidField } from '../errors.ts';
import { findPictures } from '../images/picture.ts';
import { nullForEmpty } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { alter } from './accountChanges.ts';
import { holdOwnAccount } from './holdAccount.ts';
import { personFields, refuseSharedName } from './people.ts';
import { personRule } from './permission.ts';
import type { Admin } from './viewer.ts';

export const ownAccountInput = z.strictObject({
  ...personFields,
  portraitUrl: pictureUrl()
    .nullable()
    .optional()
    .transform(nullForEmpty)
    .meta({ description: 'The address of a picture of the library; null or empty for their initials.' }),
});

/**
 * Changes the admin’s own name, language and portrait; a portrait that is not given stays.
 * @param publicUrl the site’s origin, which its own addresses may begin with
 * @returns the admin as they are now
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, also for a new portrait that the library does not have,
 * and a new name that somebody else has
 */
export const changeOwnAccount = personRule(
  'account.manage',
  async (admin, input: unknown, publicUrl: string): Promise<Admin> => {
    const given = validate(ownAccountInput, input);
    // One that was deleted meanwhile does not prevent other changes.
    if (given.portraitUrl && given.portraitUrl !== admin.portraitUrl)
      await requirePicture(given.portraitUrl, publicUrl);
    return prisma.$transaction(async (transaction) => {
      await takeTurn(transaction, 'AdminUser');
      const before = await holdOwnAccount(transaction, admin);
      const { name, language, portraitUrl = before.portraitUrl } = given;
      if (before.name !== name) await refuseSharedName(transaction, { id: admin.id, name });
      // Writing the values that a row already has is not a change.
      if (before.name !== name || before.language !== language || before.portraitUrl !== portraitUrl)
        await alter(transaction, admin, before, { name, language, portraitUrl });
      return { ...admin, name, language, portraitUrl };
    });
  },
);

/** @throws ValidationError if the library has no picture at the address */
async function requirePicture(portraitUrl: string, publicUrl: string): Promise<void> {
  if ((await findPictures([portraitUrl], publicUrl)).has(portraitUrl)) return;
  throw invalidField('portraitUrl', 'Choose a picture of the library.', { reason: 'LIBRARY' });
}
