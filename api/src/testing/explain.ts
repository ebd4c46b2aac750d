import { prisma } from '../database/client.ts';

/**
 * PostgreSQL’s plan for a statement, as if reading whole tables cost more than any index: with few rows, it would not
 * use one.
 * @param isByBitmap whether it may use an index only by a bitmap
 */
export async function explain(sql: string, values: readonly unknown[], isByBitmap: boolean): Promise<string> {
  const rows = await prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SET LOCAL enable_seqscan = off`;
    if (isByBitmap) await transaction.$executeRaw`SET LOCAL enable_indexscan = off`;
    return transaction.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, ...values);
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
