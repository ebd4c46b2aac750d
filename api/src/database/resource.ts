import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Capability } from '../auth/capabilities.ts';
import { publicRule, requireCapability, writeRule, type Rule } from '../auth/permission.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { latestChange, recordChange } from '../history/record.ts';
import type { LaunchCheck } from '../launchCheck/finding.ts';
import { passSaved, type CheckRow } from '../launchCheck/passSaved.ts';
import { databaseId } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { carryToItem, holdApproved, settlePublished, type ApprovedReview } from '../reviews/settle.ts';
import {
  marksAfter,
  marksOfDuplicate,
  splitStillRight,
  stemsOf,
  stillRightIn,
} from '../translation/marks.ts';
import {
  discardPublished,
  endableBy,
  endPublished,
  moveCopies,
  noteCreated,
  originalOf,
  type PublishedCopy,
} from '../workingCopies/published.ts';
import { prisma, type Transaction } from './client.ts';
import { delegateOf, modelNamed, type ModelName } from './delegates.ts';
import { Prisma, type Change } from './generated/client.ts';
import { once, type Saved } from './once.ts';
import { readChange, refuseOtherRow } from './ownColumns.ts';

/** A row with an id and a version: every noun has both. */
export interface ResourceRow {
  id: number;
  version: number;
}

/** Limits the columns that are read, in Prisma’s form. */
export interface Selection {
  select?: object;
}

/**
 * The precondition of a change: the row’s version, 0 if the row must not exist; or a function of the row,
 * which is null if it does not exist. If undefined, the change is always made.
 */
export type Expected = number | ((row: ResourceRow | null) => boolean) | undefined;

export function isExpected(expected: Expected, row: ResourceRow | null): boolean {
  if (typeof expected === 'function') return expected(row);
  return expected === undefined || expected === (row?.version ?? 0);
}

/** Requires both. */
export function bothExpected(one: Expected, other: Expected): Expected {
  return (row) => isExpected(one, row) && isExpected(other, row);
}

/** A row to be changed only if it is still at the version that its editor saw. */
export interface VersionedRow {
  id: number;
  version: Expected;
}

interface Resource {
  /** The name in messages: “news article”. */
  noun: string;
  /** The model’s name in Prisma’s client. */
  model: ModelName;
  /** The schema of a new row; a change may omit fields. */
  input: z.ZodObject;
  change: z.ZodObject;
  /** The capability needed to create and change a row that visitors do not see. */
  write: Capability;
  /** The capability needed besides if they see it, before or after the change, and to delete any row. */
  publish: Capability;
  /** Whether a row is in effect: visitors see it, or will; for the glossary, editors’ texts are checked by it. */
  isPublic: (row: never) => boolean;
  /** The filter for every read: the rows that the viewer may see. */
  visible: (viewer: Viewer) => object;
  /** How many rows there are at most; any number if undefined. */
  most?: number;
  /** Locks further rows that a change affects, with its own, in the order of their ids: so none can deadlock. */
  hold?: (transaction: Transaction, id: number, values: Values) => Promise<void>;
  /** Further values that a change sets, besides those given. */
  consequences?: (transaction: Transaction, admin: Admin, values: Values, row: never) => Promise<object>;
  /** Refuses a saved row that does not go with the other rows, in the save’s transaction. Throws ValidationError. */
  refuse?: (transaction: Transaction, row: never) => Promise<void>;
  /** Checks a saved row if the save asks for it. */
  launchCheck?: CheckRow;
}

type Values = Readonly<Record<string, unknown>>;

/** What a save has besides its values. */
export interface SaveOptions {
  /** Identifies a repeat (once.ts). */
  key?: string | null | undefined;
  /** The working copy that the save publishes: it is discarded with it. */
  publishes?: PublishedCopy | null | undefined;
  /** The review that the save approves: nothing is saved if it has been answered or changed meanwhile. */
  approves?: ApprovedReview | null | undefined;
  /** How it is checked if the noun has a launch check; not at all by default. */
  launchCheck?: LaunchCheck | null | undefined;
}

/** The rules that every noun has for its rows; GraphQL and REST translate them the same way for all nouns. */
export interface ResourceRules<Row extends ResourceRow> extends Resource {
  /** The row, or null if it does not exist or the viewer may not see it. */
  find: Rule<[id: number, selection?: Selection], Row | null>;
  /** Rejects with UnauthenticatedError, ForbiddenError, ValidationError, LaunchCheckError. */
  create: Rule<[input: unknown, options?: SaveOptions], Row>;
  /**
   * Returns the row with the given values; if it already has them all, nothing is written. The input may
   * include the columns that no editor enters, unchanged. Rejects with UnauthenticatedError, ForbiddenError,
   * ValidationError, NotFoundError, ConflictError, LaunchCheckError.
   */
  update: Rule<[target: VersionedRow, input: unknown, options?: SaveOptions], Row>;
  /** Rejects with UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError. */
  remove: Rule<[target: VersionedRow], void>;
}

/**
 * Reads the row at the expected version, and locks it until the transaction ends: concurrent changes wait.
 * @throws NotFoundError, ConflictError
 */
export async function holdRow<Row extends ResourceRow>(
  transaction: Transaction,
  { noun, model }: Pick<Resource, 'noun' | 'model'>,
  { id, version }: VersionedRow,
): Promise<Row> {
  const missing = new NotFoundError(`The ${noun} was not found.`);
  if (!databaseId.safeParse(id).success) throw missing;
  const entity = modelNamed(model);
  await transaction.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${entity}"`)} WHERE id = ${id} FOR UPDATE`;
  const row = await delegateOf<Row>(transaction, model).findUnique({ where: { id } });
  if (!row) throw missing;
  if (isExpected(version, row)) return row;
  throw new ConflictError(noun, row.version, await latestChange(transaction, entity, id));
}

/** The values that differ from the row’s. */
export function differing(row: object, values: object): [string, unknown][] {
  const columns = row as Readonly<Record<string, unknown>>;
  return Object.entries(values).filter(
    ([name, value]) =>
      value !== undefined && !isDeepStrictEqual(columns[name], value === Prisma.DbNull ? null : value),
  );
}

/** What a change says besides its values. */
interface Saving {
  isRestored?: boolean;
  /** The fields whose text is still right although the other language has changed. */
  stillRight?: readonly string[] | undefined;
}

/**
 * Sets values of a locked row, increments its version and records the change. If the row already has them
 * all, nothing is written.
 * @returns the resulting row, and the recorded change
 */
export async function saveValues<Row extends ResourceRow>(
  transaction: Transaction,
  admin: Admin,
  model: ModelName,
  before: Row,
  values: object,
  { stillRight, ...recorded }: Saving = {},
): Promise<{ row: Row; record: Change | undefined }> {
  const entity = modelNamed(model);
  const marks = stemsOf(entity).length > 0 && marksAfter(entity, before, values, stillRight);
  // A restored state brings its own marks.
  const changes = differing(before, { ...marks, ...values });
  if (changes.length === 0) return { row: before, record: undefined };
  const data = { ...Object.fromEntries(changes), version: { increment: 1 } };
  const row = await delegateOf<Row>(transaction, model).update({ where: { id: before.id }, data });
  const change = { entity, before, after: row, ...recorded };
  const record = await recordChange(transaction, admin, change);
  return { row, record };
}

/**
 * Changes the row at the expected version.
 * @param valuesFor returns the values to set in the locked row
 * @throws NotFoundError, ConflictError
 */
export async function changeRow<Row extends ResourceRow>(
  transaction: Transaction,
  admin: Admin,
  resource: Pick<Resource, 'noun' | 'model'>,
  target: VersionedRow,
  valuesFor: (row: Row) => object,
  saving?: Saving,
): Promise<Row> {
  const before = await holdRow<Row>(transaction, resource, target);
  const { row } = await saveValues(transaction, admin, resource.model, before, valuesFor(before), saving);
  return row;
}

/**
 * Moves the row at the expected version to the trash.
 * @param refusal why it must not be deleted: a caller with an outdated version learns that first
 * @throws NotFoundError, ConflictError
 */
export function deleteRow(
  admin: Admin,
  resource: Pick<Resource, 'noun' | 'model'>,
  target: VersionedRow,
  refusal: Error | null = null,
): Promise<void> {
  return transactionBy(admin, async (transaction) => {
    const before = await holdRow(transaction, resource, target);
    if (refusal) throw refusal;
    await delegateOf(transaction, resource.model).delete({ where: { id: before.id } });
    await moveCopies(transaction, modelNamed(resource.model), [before.id], true);
    await recordChange(transaction, admin, { entity: modelNamed(resource.model), before, after: null });
  });
}

/** The rules for the rows of a noun. Each change and its record are written atomically. */
export function resourceRules<Row extends ResourceRow>(resource: Resource): ResourceRules<Row> {
  const { noun, input, write, publish, visible, model, most, hold, consequences, refuse, launchCheck } =
    resource;
  const entity = modelNamed(model);
  const hasMarks = stemsOf(entity).length > 0;
  const change = hasMarks
    ? resource.change.safeExtend({ stillRight: stillRightIn(entity) })
    : resource.change;

  /** Refuses to publish, to change what is public, and to take it down. @throws ForbiddenError */
  const requirePublishing = (admin: Admin, ...rows: readonly Row[]) => {
    if (rows.some((row) => resource.isPublic(row as never))) requireCapability(admin, publish);
  };

  /** The marks of a new row that duplicates another one. */
  const marksFor = async (transaction: Transaction, values: object, copy: PublishedCopy) => {
    const id = await originalOf(transaction, entity, copy);
    const original = id && (await delegateOf<Row>(transaction, model).findUnique({ where: { id } }));
    return original && marksOfDuplicate(entity, original, values);
  };

  /** Makes a change once per key, and ends the working copy that it publishes, and the review that it answers. */
  const save = async (
    admin: Admin,
    itemId: number | null,
    request: readonly unknown[],
    { key, publishes, approves }: SaveOptions,
    make: (transaction: Transaction) => Promise<Saved<Row>>,
  ) => {
    if (publishes) requireCapability(admin, 'workingCopies.write');
    // What is typed into a new item is all in the item that is made of it, whoever saves it.
    const endable = itemId === null ? {} : endableBy(admin, publish);
    const ended = publishes && { entity, itemId, copy: publishes, endable };
    const { row } = await once({
      admin,
      key,
      request,
      change: async (transaction) => {
        const saved = await make(transaction);
        const { row, isNew } = saved;
        // After the row, as when a row that is published settles its reviews.
        if (approves) await holdApproved(transaction, { entity, itemId }, approves);
        const newKey = ended && (await endPublished(transaction, ended));
        if (newKey && isNew) {
          await carryToItem(transaction, { entity, newKey }, row.id);
          await noteCreated(transaction, { entity, newKey }, row.id);
        }
        // A new row has no reviews but those that were carried to it.
        if (resource.isPublic(row as never) && (newKey || !isNew))
          await settlePublished(transaction, admin, { write, publish }, entity, [row.id]);
        return saved;
      },
      find: async (transaction, id) => {
        if (ended) await discardPublished(transaction, ended);
        return delegateOf<Row>(transaction, model).findUnique({ where: { id } });
      },
    });
    return row;
  };

  return {
    ...resource,
    change,

    find: publicRule(async (viewer, id: number, selection: Selection = {}) =>
      databaseId.safeParse(id).success
        ? delegateOf<Row>(prisma, model).findUnique({ ...selection, where: { id, ...visible(viewer) } })
        : null,
    ),

    create: writeRule(write, async (admin, given: unknown, options: SaveOptions = {}) => {
      const data = validate(input, given);
      return save(admin, null, [entity, given], options, async (transaction) => {
        if (most !== undefined && (await delegateOf<Row>(transaction, model).count()) >= most)
          throw new ValidationError(`There are already ${most} ${noun}s. Delete one that is not used.`);
        const marks = hasMarks && options.publishes && (await marksFor(transaction, data, options.publishes));
        const row = await delegateOf<Row>(transaction, model).create({ data: { ...data, ...marks } });
        requirePublishing(admin, row);
        await refuse?.(transaction, row as never);
        const record = await recordChange(transaction, admin, { entity, before: null, after: row });
        await passSaved(transaction, admin, launchCheck, { row, record }, options.launchCheck);
        return { row, isNew: true };
      });
    }),

    update: writeRule(
      write,
      async (admin, target: VersionedRow, given: unknown, options: SaveOptions = {}) => {
        const { sent, version, values: read } = readChange(change, given);
        const { values, stillRight } = splitStillRight(read);
        const { id } = target;
        return save(admin, id, [entity, id, given], options, async (transaction) => {
          await hold?.(transaction, id, values);
          const expected = bothExpected(target.version, version);
          const before = await holdRow<Row>(transaction, resource, { id, version: expected });
          refuseOtherRow(before, sent);
          const further = await consequences?.(transaction, admin, values, before as never);
          const all = { ...values, ...further };
          const saved = await saveValues(transaction, admin, model, before, all, { stillRight });
          requirePublishing(admin, before, saved.row);
          if (saved.record) await refuse?.(transaction, saved.row as never);
          await passSaved(transaction, admin, launchCheck, saved, options.launchCheck);
          return { row: saved.row, isNew: false };
        });
      },
    ),

    remove: writeRule(publish, async (admin, target: VersionedRow) => deleteRow(admin, resource, target)),
  };
}
