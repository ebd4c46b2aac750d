import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../database/client.ts';
import { hashOf } from './secret.ts';

// One-time codes of authenticator apps (RFC 6238, as all apps have it: SHA-1, six digits, 30 seconds), and the recovery
// codes that take their place.

const period = 30;
/** How many steps a device’s clock may be off. */
const tolerance = 1;

export const newAuthenticatorSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ issuer, label, period, digits: 6, algorithm: 'SHA1', secret: Secret.fromBase32(secret) });

/** The address that an app reads from a QR code. */
export const appAddress = (secret: string, email: string, host: string) =>
  totpOf(secret, email, host).toString();

/** The code that an app shows. */
export const codeAt = (secret: string, now = Date.now()) => totpOf(secret).generate({ timestamp: now });

/** The step whose code this is, if it is near the current one; else null. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: tolerance });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** How many recovery codes an account gets. */
export const recoveryCodeCount = 10;

/** Letters and digits that do not look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code of 16 characters, 79 random bits, which need no slow hash. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As somebody may have copied it. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Gives an account new recovery codes in place of earlier ones. @returns the codes, which cannot be shown again */
export async function replaceRecoveryCodes(transaction: Transaction, adminUserId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await transaction.recoveryCode.deleteMany({ where: { adminUserId } });
  await transaction.recoveryCode.createMany({
    data: codes.map((code) => ({ adminUserId, codeHash: hashOf(plain(code)) })),
  });
  return codes;
}

/**
 * Uses up a code: of two uses at once, one succeeds.
 * @returns what kind of code it was; null if it does not work
 */
export async function useUpCode(
  transaction: Transaction,
  adminUserId: number,
  given: string,
): Promise<'authenticator' | 'recoveryCode' | null> {
  const code = plain(given);
  const authenticator = await transaction.authenticator.findUnique({ where: { adminUserId } });
  const step = authenticator?.secret ? stepOf(authenticator.secret, code) : null;
  if (step !== null) {
    const { count } = await transaction.authenticator.updateMany({
      where: { adminUserId, lastStep: { lt: step } },
      data: { lastStep: step },
    });
    return count > 0 ? 'authenticator' : null;
  }
  const { count } = await transaction.recoveryCode.updateMany({
    where: { adminUserId, codeHash: hashOf(code), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count > 0 ? 'recoveryCode' : null;
}
