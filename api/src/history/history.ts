import { z } from 'zod';
import { accountEntities } from '../../../web/src/shared/accountEntities.ts';
import { isNounGranted, may, seesAccounts } from '../auth/capabilities.ts';
import { readRule, requireCapability, writeRule } from '../auth/permission.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
import {
  archived,
  entities,
  rowSchema,
  storable,
  tableOf,
  type Entity,
  pictures,
} from '../database/entities.ts';
import { Prisma, type Change, type ChangeAction } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { modelNamed } from '../database/delegates.ts';
import { saveValues, type ResourceRow, type Selection } from '../database/resource.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { imageInput } from '../images/images.ts';
import { databaseId } from '../inputFields.ts';
import type { LaunchCheck } from '../launchCheck/finding.ts';
import { passSaved } from '../launchCheck/passSaved.ts';
import { validate } from '../validation.ts';
import { moveCopies } from '../workingCopies/published.ts';
import { latestChange, recordChange } from './record.ts';

// Lists changes, and restores earlier states. Changes are recorded in record.ts.

/** Newest first. */
export const changeOrder = [
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** The history is for admins. Reads by global id go through this filter. */
export function visibleChanges(viewer: Viewer): Pick<Prisma.ChangeWhereInput, 'OR'> {
  if (!may(viewer, 'history.read')) return { OR: [] };
  const { admin } = viewer;
  const hidden = [
    // Who has an account, and what they may do, is not for everybody who edits.
    ...(seesAccounts(viewer) ? [] : accountEntities),
    // An API token may be limited to some nouns.
    ...archived
      .filter(({ restore }) => admin !== null && !isNounGranted(admin, restore))
      .map(({ model }) => modelNamed(model)),
  ];
  return hidden.length === 0 ? {} : { OR: [{ entity: null }, { entity: { notIn: hidden } }] };
}

/** The kinds of rows whose changes are recorded, by GraphQL type name. */
export const changedEntities = [
  ...entities.map(({ model }) => modelNamed(model)),
  'Image',
  ...accountEntities,
] as const;

/** The filters of a list. */
export interface ChangeFilter {
  entity?: string | null | undefined;
  rowId?: number | null | undefined;
  /** The number of the account of whoever made them. */
  personId?: number | null | undefined;
  action?: ChangeAction | null | undefined;
}

const filter = z.object({ rowId: databaseId.optional() });
const personFilter = z.object({ personId: databaseId });

/** The changes by the person who has an account, or had it: with its address, or with their own signature since. */
async function madeBy(personId: number): Promise<Prisma.ChangeWhereInput> {
  const { personId: id } = validate(personFilter, { personId });
  const account = await prisma.adminUser.findUnique({ where: { id }, select: { email: true } });
  if (account) return { by: account.email };
  const former = await prisma.formerPerson.findFirst({ where: { signature: { endsWith: `#${id}` } } });
  return former ? { by: former.signature } : { id: { in: [] } };
}

/** One page of the changes. @throws UnauthenticatedError, ValidationError for a foreign cursor or an impossible number */
export const listChanges = readRule(
  'history.read',
  async (
    admin,
    { entity, rowId, personId, action }: ChangeFilter,
    page: Page,
    selection: Selection = {},
  ): Promise<Change[]> =>
    prisma.change.findMany({
      ...selection,
      ...keysetPage(changeOrder, page, [
        visibleChanges({ admin }),
        ...(entity ? [{ entity }] : []),
        ...(action ? [{ action }] : []),
        ...(personId == null ? [] : [await madeBy(personId)]),
        ...(rowId == null ? [] : [validate(filter, { rowId })]),
      ]),
    }),
);

/** Selects the rows in the trash. */
const trashed = () => ({ trashedUntil: { gt: new Date() } });

/**
 * One page of the deletions that can be undone. @throws UnauthenticatedError, ValidationError for a foreign
 * cursor
 */
export const listTrash = readRule(
  'history.read',
  async (admin, page: Page, selection: Selection = {}): Promise<Change[]> =>
    prisma.change.findMany({
      ...selection,
      ...keysetPage(changeOrder, page, [visibleChanges({ admin }), trashed()]),
    }),
);

/** Images are not an entity of archives: their bytes are files. */
const imageEntity: Entity = { ...pictures, input: imageInput };

function entityNamed(name: string | null): Entity | undefined {
  return [...entities, imageEntity].find(({ model }) => modelNamed(model) === name);
}

/** Which snapshots a change has. */
export interface Snapshots {
  hasBefore: boolean;
  hasAfter: boolean;
}

/** Which snapshots changes have, by their numbers, without reading those. */
export async function snapshotsOf(ids: readonly number[]): Promise<Map<number, Snapshots>> {
  const rows = await prisma.$queryRaw<(Snapshots & { id: number })[]>`
    SELECT id, "before" IS NOT NULL AS "hasBefore", "after" IS NOT NULL AS "hasAfter"
    FROM "Change" WHERE id IN (${Prisma.join([...ids])})`;
  return new Map(rows.map(({ id, ...snapshots }) => [id, snapshots]));
}

/** Whether a change’s resulting state, or the row that it deleted, can be restored. */
export function isRestorable(
  { entity, action, trashedUntil }: Pick<Change, 'entity' | 'action' | 'trashedUntil'>,
  hasAfter: boolean,
): boolean {
  if (action === 'deleted') return trashedUntil !== null && trashedUntil > new Date();
  return hasAfter && entityNamed(entity)?.input !== undefined;
}

const missing = new NotFoundError(
  'There is nothing to restore: it was deleted permanently or has already been restored.',
);

/**
 * Restores a row to its state after a change, or a row that the change deleted.
 * @returns the new entry in the history; the given one if the row already has that state
 * @param version the row’s expected version; if given, a newer version is not overwritten
 * @param asked how it is checked if readers see it then, and its noun has a launch check
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError, LaunchCheckError, ValidationError if its
 * place is taken
 */
export const restoreChange = writeRule(
  'history.write',
  async (admin, id: number, version: number | undefined, asked: LaunchCheck = 'STRICT'): Promise<Change> => {
    if (!databaseId.safeParse(id).success) throw missing;
    try {
      return await transactionBy(admin, async (transaction) => {
        await transaction.$queryRaw`SELECT 1 FROM "Change" WHERE id = ${id} FOR UPDATE`;
        const change = await transaction.change.findUnique({ where: { id } });
        const entity = entityNamed(change?.entity ?? null);
        if (!change || !entity || !isRestorable(change, change.after !== null)) throw missing;
        requireCapability(admin, entity.restore);
        const restored =
          change.action === 'deleted'
            ? await restoreDeleted(transaction, admin, entity, change)
            : await restoreState(transaction, admin, entity, change, version);
        if (!restored.record) return change;
        await passSaved(transaction, admin, entity.launchCheck, restored, asked);
        return restored.record;
      });
    } catch (error) {
      throw expectedIfTaken(error);
    }
  },
);

/** A restored row may have a value that must be unique, and that another one has by now. */
export function expectedIfTaken(error: unknown): unknown {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return error;
  return new ValidationError('Another item has taken its place. Change or delete that one first.');
}

/** Restores a deleted row with its id. */
async function restoreDeleted(transaction: Transaction, admin: Admin, entity: Entity, change: Change) {
  const row = storable(entity, validate(rowSchema(entity), change.before));
  const [after] = await tableOf(entity, transaction).createManyAndReturn({ data: [row] });
  await transaction.change.update({ where: { id: change.id }, data: { trashedUntil: null } });
  const name = modelNamed(entity.model);
  await moveCopies(transaction, name, [change.rowId ?? 0], false);
  const stored = after as unknown as ResourceRow;
  const record = await recordChange(transaction, admin, {
    entity: name,
    before: null,
    after: stored,
    isRestored: true,
  });
  return { row: stored, record };
}

/** Resets a row to its values after the change. */
async function restoreState(
  transaction: Transaction,
  admin: Admin,
  entity: Entity,
  change: Change,
  version: number | undefined,
) {
  const table = tableOf(entity, transaction);
  const rowId = change.rowId ?? 0;
  const name = modelNamed(entity.model);
  await transaction.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${name}"`)} WHERE id = ${rowId} FOR UPDATE`;
  const [before] = (await table.findMany({ where: { id: rowId } })) as unknown as ResourceRow[];
  if (!before) throw missing;
  if (version !== undefined && version !== before.version) {
    throw new ConflictError(change.titleEn, before.version, await latestChange(transaction, name, rowId));
  }
  const row = storable(entity, validate(rowSchema(entity), change.after));
  const given = Object.keys(entity.input?.shape ?? {});
  // With the marks of its translations, if its kind has any.
  const restored = [...given, 'rightTexts'].filter((name) => name in row);
  const values = Object.fromEntries(restored.map((name) => [name, row[name]]));
  return saveValues(transaction, admin, entity.model, before, values, { isRestored: true });
}
