import type { Transaction } from '../database/client.ts';
import { Prisma, type AdminUser } from '../database/generated/client.ts';

// Somebody whose account was removed. What they did is signed with the address of their account: from then on, with a
// signature of their own, since somebody else may get an account with that address (docs/product.md#people).

/** Where the address of an account stands for its person; security events and snapshots report what it was. */
export const signatures = [
  ['Change', 'by'],
  ['WorkingCopy', 'keptBy'],
  ['Review', 'askedBy'],
  ['Review', 'answeredBy'],
  ['Comment', 'by'],
  ['Notice', 'by'],
  ['PreviewLink', 'createdBy'],
  ['FactorRequirement', 'requiredBy'],
  ['KeyedRequest', 'by'],
] as const satisfies [Prisma.ModelName, string][];

/** Signs what a person did with a signature that no account has, and keeps their name. */
export async function signAsFormer(
  transaction: Transaction,
  { id, email, name }: Pick<AdminUser, 'id' | 'email' | 'name'>,
): Promise<void> {
  const signature = `${email}#${id}`;
  await transaction.formerPerson.create({ data: { signature, name: name || email } });
  for (const [model, field] of signatures) {
    const [table, column] = [Prisma.raw(`"${model}"`), Prisma.raw(`"${field}"`)];
    await transaction.$executeRaw`UPDATE ${table} SET ${column} = ${signature} WHERE ${column} = ${email}`;
  }
}

/** The address of the account that a signature is or was of. */
export const addressIn = (signature: string): string => signature.replace(/#\d+$/, '');
