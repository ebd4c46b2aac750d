import { Prisma } from './generated/client.ts';

const { sql } = Prisma;

/** A noun’s visibility filter for visitors, in SQL. */
export const sqlFilter = (filter: Readonly<Record<string, boolean>>): Prisma.Sql =>
  Prisma.join(
    [
      sql`TRUE`,
      ...Object.entries(filter).map(([column, value]) => sql`${Prisma.raw(`"${column}"`)} = ${value}`),
    ],
    ' AND ',
  );
