import { z } from 'zod';
import { writeRule, type Rule } from '../auth/permission.ts';
import type { Admin } from '../auth/viewer.ts';
import { changeRows, holdRows, inBulk } from '../database/bulk.ts';
import type { Transaction } from '../database/client.ts';
import { entityOf, rowSchema, storable, tableOf, type Entity } from '../database/entities.ts';
import type { Change } from '../database/generated/client.ts';
import { modelNamed } from '../database/delegates.ts';
import { inParts } from '../database/inParts.ts';
import type { ResourceRow } from '../database/resource.ts';
import { NotFoundError } from '../errors.ts';
import { validate } from '../validation.ts';
import { moveCopies } from '../workingCopies/published.ts';
import { expectedIfTaken } from './history.ts';
import { recordChanges, snapshotOf, type Snapshot } from './record.ts';

/** How many minutes a bulk change can be undone: longer than its toast, which waits while someone reads it. */
export const undoMinutes = 5;

/** What an undo did. */
export interface Undone<Row> {
  /** The rows that are as they were. */
  restored: Row[];
  /** How many are not, because someone has changed, deleted or restored them since. */
  skipped: number;
}

/** Since when a bulk change can be undone. */
const undoableSince = () => new Date(Date.now() - undoMinutes * 60_000);

const missing = new NotFoundError(
  `This change cannot be undone: only who made it can, within ${undoMinutes} minutes.`,
);

/** What follows for rows whose publication is undone. @param since when it was made at the earliest */
type OnUnpublished = (
  transaction: Transaction,
  admin: Admin,
  ids: readonly number[],
  since: Date,
) => Promise<void>;

/**
 * The rule that undoes a bulk change: for whoever made it, if they still may make it. What was public until then is public
 * again, without another launch check.
 * It rejects with UnauthenticatedError, ForbiddenError, NotFoundError, and ValidationError if a place is taken.
 */
export function undoRule<Row extends ResourceRow>(
  model: Entity['model'],
  onUnpublished?: OnUnpublished,
): Rule<[bulkId: string], Undone<Row>> {
  const entity = entityOf(model);
  return writeRule(entity.restore, async (admin, bulkId: string) => {
    if (!z.guid().safeParse(bulkId).success) throw missing;
    try {
      return await inBulk(admin, async (transaction) => {
        // Someone may be restoring one of them at the same time.
        await transaction.$queryRaw`
          SELECT 1 FROM "Change" WHERE "bulkId" = ${bulkId}::uuid ORDER BY "id" FOR UPDATE`;
        const changes = await transaction.change.findMany({
          where: {
            bulkId,
            by: admin.email,
            entity: modelNamed(model),
            at: { gt: undoableSince() },
          },
          orderBy: { id: 'asc' },
        });
        if (changes.length === 0) throw missing;
        const restored = [
          ...(await undoDeletions(transaction, admin, entity, changes)),
          ...(await undoUpdates(transaction, admin, entity, changes, onUnpublished)),
        ] as Row[];
        return { restored, skipped: changes.length - restored.length };
      });
    } catch (error) {
      throw expectedIfTaken(error);
    }
  });
}

/** Restores the rows that are still in the trash, with their ids. */
async function undoDeletions(
  transaction: Transaction,
  admin: Admin,
  entity: Entity,
  changes: readonly Change[],
): Promise<ResourceRow[]> {
  const trashed = changes.filter(({ action, trashedUntil }) => action === 'deleted' && trashedUntil !== null);
  if (trashed.length === 0) return [];
  const rows: ResourceRow[] = [];
  const schema = rowSchema(entity);
  for (const part of inParts(trashed, ({ before }) => [before as Snapshot])) {
    const data = part.map(({ before }) => storable(entity, validate(schema, before)));
    const created = await tableOf(entity, transaction).createManyAndReturn({ data });
    rows.push(...(created as unknown as ResourceRow[]));
  }
  await transaction.change.updateMany({
    where: { id: { in: trashed.map(({ id }) => id) } },
    data: { trashedUntil: null },
  });
  const name = modelNamed(entity.model);
  const ids = rows.map(({ id }) => id);
  await moveCopies(transaction, name, ids, false);
  const restored = rows.map((after) => ({ entity: name, before: null, after, isRestored: true }));
  await recordChanges(transaction, admin, restored);
  return rows;
}

/** Resets the rows that nobody has changed since to what they were. */
async function undoUpdates(
  transaction: Transaction,
  admin: Admin,
  entity: Entity,
  changes: readonly Change[],
  onUnpublished?: OnUnpublished,
): Promise<ResourceRow[]> {
  const updated = changes.filter(({ action }) => action === 'updated');
  const ids = updated.map(({ rowId }) => rowId ?? 0);
  const held = await holdRows<ResourceRow>(transaction, entity.model, ids);
  const current = new Map(held.map((row) => [row.id, row]));
  const [name, schema] = [modelNamed(entity.model), rowSchema(entity)];
  const rows = updated.flatMap((change) => {
    const before = current.get(change.rowId ?? 0);
    const [was, became] = [change.before as Snapshot, change.after as Snapshot];
    if (!before || before.version !== became['version']) return [];
    const changed = Object.keys(was).filter(
      (column) => column !== 'version' && column !== 'updatedAt' && was[column] !== became[column],
    );
    const earlier = Object.fromEntries(changed.map((column) => [column, was[column]]));
    const row = storable(entity, validate(schema, { ...snapshotOf(name, before), ...earlier }));
    return [{ before, values: Object.fromEntries(changed.map((column) => [column, row[column]])) }];
  });
  const restored = await changeRows(transaction, admin, entity.model, rows, { isRestored: true });
  const unpublished = rows.flatMap(({ before: { id }, values }) =>
    'published' in values && !values['published'] ? [id] : [],
  );
  if (unpublished.length > 0) await onUnpublished?.(transaction, admin, unpublished, undoableSince());
  return restored;
}
