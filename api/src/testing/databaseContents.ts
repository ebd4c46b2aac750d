import { prisma } from '../database/client.ts';

/** Every row of every table, in one look at the database: unchanged by a call that writes nothing. */
export async function databaseContents(): Promise<Record<string, unknown[]>> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
  const contents = await prisma.$queryRawUnsafe<{ name: string; rows: unknown[] }[]>(
    tables
      .map(
        ({ name }) => `
          SELECT '${name}' AS name,
            (SELECT coalesce(json_agg(kept), '[]') FROM (SELECT * FROM "${name}" ORDER BY 1) kept) AS rows`,
      )
      .join(' UNION ALL '),
  );
  return Object.fromEntries(contents.map(({ name, rows }) => [name, rows]));
}
