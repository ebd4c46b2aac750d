import { prisma } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { publicRows } from '../database/publicRows.ts';
import { readingOnly } from '../database/trace.ts';

const { sql } = Prisma;

type Noun = keyof typeof publicRows;

interface LastChange {
  /** Null for a change of the whole database. */
  entity: Noun | null;
  at: Date;
}

/**
 * When the rows that visitors see of each noun, and the whole database, were last changed as recorded in the history:
 * also by deleting, hiding and restoring rows, which leaves no newer row. Of a deletion whose row has left the trash
 * nobody knows whether visitors saw the row; they may have.
 */
export async function lastChanges(): Promise<ReadonlyMap<Noun | null, Date>> {
  const ofNoun = Object.entries(publicRows).map(
    ([entity, isPublic]) => sql`(
      SELECT entity, at FROM "Change" WHERE entity = ${entity} AND (
        (before IS NULL AND after IS NULL) OR EXISTS (
          SELECT FROM (VALUES (before), (after)) AS side (snapshot),
            jsonb_to_record(snapshot) AS shown (published boolean, active boolean, hidden boolean)
          WHERE snapshot IS NOT NULL AND ${isPublic}
        )
      ) ORDER BY id DESC LIMIT 1
    )`,
  );
  const ofAll = sql`(SELECT entity, at FROM "Change" WHERE entity IS NULL ORDER BY id DESC LIMIT 1)`;
  // Each of these changes is made together with a change to a noun.
  const rows = await readingOnly(Object.keys(publicRows), () =>
    prisma.$queryRaw<LastChange[]>(Prisma.join([...ofNoun, ofAll], ' UNION ALL ')),
  );
  return new Map(rows.map(({ entity, at }) => [entity, at]));
}
