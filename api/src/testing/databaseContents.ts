import { prisma } from '../database/client.ts';

/** Every row of every table: unchanged by a call that writes nothing. */
export async function databaseContents(): Promise<Record<string, unknown[]>> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
  const contents = await Promise.all(
    tables.map(async ({ name }): Promise<[string, unknown[]]> => [
      name,
      await prisma.$queryRawUnsafe<unknown[]>(`SELECT * FROM "${name}" ORDER BY 1`),
    ]),
  );
  return Object.fromEntries(contents);
}
