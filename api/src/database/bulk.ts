import { z } from 'zod';
import { bulkLimit } from '../../../web/src/shared/listLimits.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Admin } from '../auth/viewer.ts';
import { invalidField, ValidationError } from '../errors.ts';
import { recordChanges } from '../history/record.ts';
import { databaseId } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { moveCopies } from '../workingCopies/published.ts';
import { prisma, type Transaction } from './client.ts';
import { delegateOf, modelNamed, type ModelName } from './delegates.ts';
import { Prisma } from './generated/client.ts';
import { inParts } from './inParts.ts';
import { differing, type ResourceRow } from './resource.ts';

// Changes to many rows in one call and one transaction, with a number of statements that depends only on how
// much text the rows have (docs/product.md#lists).

/**
 * How long the transaction of a bulk change may take, in milliseconds: on a slow machine, the embedded database needs 30
 * for an article of 50,000 characters in both languages.
 */
const timeout = 120_000;

const targets = z.object({
  rows: z
    .array(z.object({ id: databaseId, version: z.int().min(1).max(2_147_483_647) }))
    .min(1)
    .max(bulkLimit, `At most ${bulkLimit.toLocaleString('en')} at a time.`),
});

/** Runs a bulk change by an admin in one transaction. */
export const inBulk = <Result>(
  admin: Admin,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => transactionBy(admin, change, { timeout });

/** Locks rows until the transaction ends, in the order of their ids, so that no two bulk changes deadlock. */
export async function holdRows<Row extends ResourceRow>(
  transaction: Transaction,
  model: ModelName,
  ids: readonly number[],
  conditions: readonly object[] = [],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const table = Prisma.raw(`"${modelNamed(model)}"`);
  await transaction.$queryRaw`
    SELECT 1 FROM ${table} WHERE "id" IN (${Prisma.join([...ids])}) ORDER BY "id" FOR UPDATE`;
  const where = { AND: [{ id: { in: [...ids] } }, ...conditions] };
  return delegateOf<Row>(transaction, model).findMany({ where, orderBy: { id: 'asc' } });
}

/** Which rows a bulk change is about, and how to lock them. */
export type Held<Row> = (transaction: Transaction) => Promise<Row[]>;

/**
 * The rows that someone chose, each at the version that they saw. Rows that someone else has changed or deleted since are
 * left out.
 * @param given 1 to 1,000 of `{ id, version }`
 * @throws ValidationError
 */
function chosen<Row extends ResourceRow>(model: ModelName, given: unknown): Held<Row> {
  const { rows } = validate(targets, { rows: given });
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return async (transaction) => {
    const held = await holdRows<Row>(transaction, model, [...versions.keys()]);
    return held.filter(({ id, version }) => versions.get(id) === version);
  };
}

/**
 * The rows that meet conditions, if they are as many as someone saw.
 * @param count 1 to 1,000
 * @throws ValidationError also if there are more or fewer by now: in `count`, or in `matching` if they are too many
 */
async function matched<Row extends ResourceRow>(
  model: ModelName,
  conditions: readonly object[],
  count: number,
): Promise<Held<Row>> {
  if (count > bulkLimit) {
    const most = bulkLimit.toLocaleString('en');
    throw invalidField('matching', `Change at most ${most} at a time: narrow the filter.`, {
      code: 'TOO_LONG',
      limit: bulkLimit,
    });
  }
  const where = { AND: conditions };
  const found = await delegateOf<{ id: number }>(prisma, model).findMany({
    where,
    take: bulkLimit + 1,
    select: { id: true },
  });
  const refuseOthers = ({ length }: readonly object[]) => {
    if (length === count && count > 0) return;
    throw invalidField(
      'count',
      'Someone else has changed which rows match. Nothing was changed: reload the list, and try again.',
    );
  };
  refuseOthers(found);
  const ids = found.map(({ id }) => id);
  return async (transaction) => {
    const held = await holdRows<Row>(transaction, model, ids, conditions);
    refuseOthers(held);
    return held;
  };
}

/** Which rows a call is about: those chosen one by one, or all that match a filter. */
export interface Choice<Filter> {
  /** 1 to 1,000 of `{ id, version }`. */
  rows?: unknown;
  /** The filter, and how many rows its editor saw: 1 to 1,000. */
  matching?: { filter: Filter; count: number } | null | undefined;
}

/**
 * The rows of a choice.
 * @param conditionsOf passes the conditions of a filter on, as soon as they may be used
 * @throws ValidationError as `chosen` and `matched`, or if both or neither are named
 */
export async function heldOf<Row extends ResourceRow, Filter>(
  model: ModelName,
  { rows, matching }: Choice<Filter>,
  conditionsOf: (filter: Filter, use: (conditions: object[]) => Promise<Held<Row>>) => Promise<Held<Row>>,
): Promise<Held<Row>> {
  if ((rows == null) === (matching == null))
    throw new ValidationError('Name either the items, or the filter that they match.');
  if (!matching) return chosen(model, rows);
  const { filter, count } = matching;
  return conditionsOf(filter, (conditions) => matched(model, conditions, count));
}

/** What a bulk change has besides its values. */
interface Recorded {
  bulkId?: string;
  isRestored?: boolean;
}

/**
 * Sets values of locked rows, increments the versions of those that differ, and records the changes. Texts in two
 * languages would need marks: they cannot be changed in bulk.
 * @returns the rows that were changed
 */
export async function changeRows<Row extends ResourceRow>(
  transaction: Transaction,
  admin: Pick<Admin, 'email'>,
  model: ModelName,
  rows: readonly { before: Row; values: object }[],
  recorded: Recorded,
): Promise<Row[]> {
  const groups = new Map<string, { data: object; rows: Row[] }>();
  for (const { before, values } of rows) {
    const changes = differing(before, values);
    if (changes.length === 0) continue;
    const key = JSON.stringify(changes);
    const group = groups.get(key) ?? { data: Object.fromEntries(changes), rows: [] };
    groups.set(key, group);
    group.rows.push(before);
  }
  const after = new Map<number, Row>();
  for (const { data, rows: changing } of groups.values()) {
    for (const part of inParts(changing)) {
      const changed = await delegateOf<Row>(transaction, model).updateManyAndReturn({
        where: { id: { in: part.map(({ id }) => id) } },
        data: { ...data, version: { increment: 1 } },
      });
      for (const row of changed) after.set(row.id, row);
    }
  }
  const entity = modelNamed(model);
  const changes = rows.flatMap(({ before }) => {
    const row = after.get(before.id);
    return row ? [{ entity, before, after: row, ...recorded }] : [];
  });
  await recordChanges(transaction, admin, changes);
  return [...after.values()];
}

/** Moves locked rows to the trash. */
export async function deleteRows(
  transaction: Transaction,
  admin: Pick<Admin, 'email'>,
  model: ModelName,
  rows: readonly ResourceRow[],
  recorded: Recorded,
): Promise<void> {
  if (rows.length === 0) return;
  const entity = modelNamed(model);
  const ids = rows.map(({ id }) => id);
  await delegateOf(transaction, model).deleteMany({ where: { id: { in: ids } } });
  await moveCopies(transaction, entity, ids, true);
  const changes = rows.map((before) => ({ entity, before, after: null, ...recorded }));
  await recordChanges(transaction, admin, changes);
}
