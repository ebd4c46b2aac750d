import type { Person } from '../auth/persons.ts';
import { seesEditing, type EditedNoun } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import { modelNamed } from '../database/delegates.ts';
import { Prisma } from '../database/generated/client.ts';

/** Who changed an item last, and when. */
export interface LastChange {
  by: Person;
  at: Date;
}

interface Row {
  rowId: number;
  at: Date;
  by: string;
  accountId: number | null;
  name: string | null;
}

/** Who changed each of these items last, in one statement; without those whose changes are not recorded. */
export async function readLastChanges(
  entity: Prisma.ModelName,
  ids: readonly number[],
): Promise<Map<number, LastChange>> {
  // For each item, its last entry in the index: the length of its history does not matter.
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT item.id AS "rowId", change.at, change.by, account.id AS "accountId",
      coalesce(account.name, former.name) AS name
    FROM unnest(${[...ids]}::int[]) AS item (id)
    CROSS JOIN LATERAL (
      SELECT at, by FROM "Change"
      WHERE entity = ${entity} AND "rowId" = item.id ORDER BY id DESC LIMIT 1
    ) AS change
    LEFT JOIN "AdminUser" AS account ON account.email = change.by
    LEFT JOIN "FormerPerson" AS former ON former.email = change.by`;
  return new Map(
    rows.map(({ rowId, at, by, accountId, name }) => [
      rowId,
      { at, by: { id: accountId, name: name || by } },
    ]),
  );
}

/** The same as a caller may see it: only admins. */
export async function lastChanges(
  viewer: Viewer,
  noun: EditedNoun,
  ids: readonly number[],
): Promise<Map<number, LastChange>> {
  const isShown = seesEditing(viewer, noun) && ids.length > 0;
  return isShown ? readLastChanges(modelNamed(noun.model), ids) : new Map();
}
