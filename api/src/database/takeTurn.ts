import type { Transaction } from './client.ts';

/** Waits until no other transaction, on any server, has taken the turn of this name; it ends with this transaction. */
export async function takeTurn(transaction: Transaction, name: string): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
