import { prisma } from '../database/client.ts';
import { testServer } from './testDatabase.ts';

/**
 * Waits until another connection waits for a row lock. PGlite has one connection, so this never happens
 * there.
 */
export async function someoneWaits(): Promise<void> {
  for (let count = testServer ? 0n : 1n; count === 0n;) {
    const [found] = await prisma.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    count = found?.count ?? 0n;
  }
}
