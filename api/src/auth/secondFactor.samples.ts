import { prisma } from '../database/client.ts';
import { editor } from '../testing/editor.ts';
import { newAuthenticatorSecret, replaceRecoveryCodes } from './oneTimeCodes.ts';

/** Requires a second factor of everybody, from now on. */
export async function requireFactors(): Promise<void> {
  await prisma.factorRequirement.deleteMany();
  await prisma.factorRequirement.create({ data: { requiredBy: editor.email } });
}

/** Stores an authenticator app of an account, the editor’s by default. @returns its secret, and recovery codes */
export async function addAuthenticatorOf(email = editor.email): Promise<{ secret: string; codes: string[] }> {
  const { id: adminUserId } = await prisma.adminUser.findUniqueOrThrow({ where: { email } });
  const secret = newAuthenticatorSecret();
  await prisma.authenticator.deleteMany({ where: { adminUserId } });
  await prisma.authenticator.create({ data: { adminUserId, secret, addedAt: new Date() } });
  return { secret, codes: await replaceRecoveryCodes(prisma, adminUserId) };
}
