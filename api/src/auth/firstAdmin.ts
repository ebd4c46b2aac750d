import { randomBytes } from 'node:crypto';
import { hash, verify } from './hashing.ts';
import { prisma } from '../database/client.ts';
import { EnvironmentError, type Environment } from '../environment.ts';
import { log } from '../log.ts';
import { weaknessOf } from './newPassword.ts';

/** Under an example domain: nobody receives mail there. */
const demoEmail = 'admin@example.org';

/**
 * Sees to it that somebody can sign in. Runs alone, at the start.
 * - ADMIN_EMAIL and ADMIN_PASSWORD create the first admin, and end a demo.
 * - Without them the embedded database is a demo: its admin gets a random password.
 * @returns the demo's credentials, when they were made just now
 * @throws EnvironmentError when ADMIN_PASSWORD is easily guessed
 */
export async function ensureFirstAdmin(
  environment: Environment,
): Promise<{ email: string; password: string } | null> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, DATABASE_URL } = environment;
  const admins = await prisma.adminUser.count({ where: { demoPassword: null } });
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    if (admins > 0) {
      await tellIgnored(ADMIN_EMAIL, ADMIN_PASSWORD);
      return null;
    }
    const weakness = await weaknessOf(ADMIN_PASSWORD, ADMIN_EMAIL);
    if (weakness) throw new EnvironmentError(`Choose a different ADMIN_PASSWORD. ${weakness.message}`);
    const passwordHash = await hash(ADMIN_PASSWORD);
    await prisma.$transaction([
      prisma.adminUser.deleteMany({ where: { demoPassword: { not: null } } }),
      prisma.adminUser.create({ data: { email: ADMIN_EMAIL, passwordHash } }),
    ]);
    return null;
  }
  if (DATABASE_URL || admins > 0 || (await prisma.adminUser.count()) > 0) return null;
  const password = randomBytes(9).toString('base64url');
  await prisma.adminUser.create({
    data: { email: demoEmail, passwordHash: await hash(password), demoPassword: password },
  });
  return { email: demoEmail, password };
}

/** Values that are new since the first start do nothing. */
async function tellIgnored(email: string, password: string): Promise<void> {
  const account = await prisma.adminUser.findUnique({ where: { email } });
  if (!account) {
    log.warn(
      { email },
      'ADMIN_EMAIL is ignored: the site already has admins. “npm run account -- create” creates another',
    );
  } else if (!account.passwordHash || !(await verify(account.passwordHash, password))) {
    // Whoever has changed it in the dashboard has done nothing wrong.
    log.info(
      { email },
      'ADMIN_PASSWORD is ignored: the account has a different one. “npm run account -- password” changes it',
    );
  }
}
