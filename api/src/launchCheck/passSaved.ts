import type { Admin } from '../auth/viewer.ts';
import type { Transaction } from '../database/client.ts';
import type { Change } from '../database/generated/client.ts';
import { recordOverride } from '../history/record.ts';
import type { Finding, LaunchCheck } from './finding.ts';

/** Checks a row that has just been written, in the same transaction; throws to refuse it. @returns what it overrode */
export type CheckRow = (
  transaction: Transaction,
  admin: Admin,
  row: never,
  asked: LaunchCheck,
) => Promise<readonly Finding[]>;

/**
 * Checks what was written, if its noun has a launch check and the change asks for it, and notes in its record what it
 * overrode.
 * @throws LaunchCheckError, ForbiddenError
 */
export async function passSaved(
  transaction: Transaction,
  admin: Admin,
  check: CheckRow | undefined,
  { row, record }: { row: object; record: Change | undefined },
  asked: LaunchCheck | null | undefined,
): Promise<void> {
  if (!asked || !check) return;
  const overridden = await check(transaction, admin, row as never, asked);
  if (record && overridden.length > 0) await recordOverride(transaction, record, overridden);
}
