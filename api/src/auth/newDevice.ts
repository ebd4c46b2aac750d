import type { Transaction } from '../database/client.ts';
import type { Client } from './auth.ts';
import { knownDevice, type DeviceAccount } from './knownDevice.ts';
import { placeOf } from './securityEvents.ts';

/**
 * Whether an account signs in from a browser without a cookie from an earlier sign-in, and from a network
 * where it has never signed in with the same kind of browser: programs keep no cookies. The account’s first
 * sign-in does not count as new. Call this before the sign-in is recorded.
 */
export async function isNewDevice(
  transaction: Transaction,
  account: DeviceAccount & { id: number },
  client: Client,
): Promise<boolean> {
  if (knownDevice(account, client.device) !== null) return false;
  const adminUserId = account.id;
  const here = { adminUserId, kind: { in: ['signedIn' as const, 'newDevice' as const] }, ...placeOf(client) };
  if (await transaction.securityEvent.findFirst({ where: here, select: { id: true } })) return false;
  return (await transaction.session.count({ where: { adminUserId }, take: 1 })) > 0;
}
