import { randomBytes } from 'node:crypto';
import { hash, verify } from './hashing.ts';
import { prisma } from '../database/client.ts';
import { EnvironmentError, type Environment } from '../environment.ts';
import { log } from '../log.ts';
import { weaknessOf } from './newPassword.ts';

/** In an example domain, so no one receives its mail. */
const demoEmail = 'admin@example.org';

/**
 * Ensures that someone can sign in. Runs at startup, on one server at a time.
 * - ADMIN_EMAIL and ADMIN_PASSWORD create the first admin, and end a demo.
 * - Without them the embedded database is a demo: its admin gets a random password.
 * @returns the demo’s credentials, if they were created just now
 * @throws EnvironmentError if ADMIN_PASSWORD is easily guessed
 */
export async function ensureFirstAdmin(
  environment: Environment,
): Promise<{ email: string; password: string } | null> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, DATABASE_URL } = environment;
  const admins = await prisma.adminUser.count({ where: { demoPassword: null } });
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    if (admins > 0) {
      await logIgnored(ADMIN_EMAIL, ADMIN_PASSWORD);
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

/** Values that were set after the first start have no effect. */
async function logIgnored(email: string, password: string): Promise<void> {
  const account = await prisma.adminUser.findUnique({ where: { email } });
  if (!account) {
    log.warn(
      { email },
      'ADMIN_EMAIL is ignored: the site already has admins. “npm run account -- create” creates another',
    );
  } else if (!account.passwordHash || !(await verify(account.passwordHash, password))) {
    // A password changed in the dashboard is not a mistake.
    log.info(
      { email },
      'ADMIN_PASSWORD is ignored: the account has a different one. “npm run account -- password” changes it',
    );
  }
}
