import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isGranted, may } from '../auth/capabilities.ts';
import { readRule, requireCapability, writeRule } from '../auth/permission.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { communityRules } from '../communities/communities.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { Prisma, type WorkingCopy } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { delegateOf, modelNamed } from '../database/delegates.ts';
import type { Selection } from '../database/resource.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../errors.ts';
import { glossaryRules } from '../glossary/glossary.ts';
import { titleColumns, titleOf } from '../history/record.ts';
import { newsRules } from '../news/news.ts';
import { partnerRules } from '../partners/partners.ts';
import { patternRules } from '../patterns/patterns.ts';
import { endDiscarded } from '../reviews/settle.ts';
import { shortTitles } from '../reviews/shortTitles.ts';
import { timelineRules } from '../timeline/timeline.ts';
import { databaseId } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { changeSchema, copyLength, hasSameText, signed, storedIn, type CopyChange } from './changes.ts';

// What is typed into the form of a noun, kept until it is published or discarded (docs/product.md#working-copies).

/** The nouns whose forms keep working copies. */
export const copiedNouns = [
  newsRules,
  partnerRules,
  communityRules,
  timelineRules,
  patternRules,
  glossaryRules,
];

/** The nouns whose forms keep working copies, by the GraphQL type of their items. */
export const copiedEntities = copiedNouns.map(({ model }) => modelNamed(model));

/** Names the working copy of an item, or of one that is not stored yet. */
export interface CopyPlace {
  entity: string;
  /** The databaseId of the item; null for a new one. */
  itemId?: number | null | undefined;
  /** Names a new item until it is stored, such as a UUID. */
  newKey?: string | null | undefined;
}

/** How many working copies there are at most, and how many of them one person may have typed last. */
export const [copyLimit, ownCopyLimit] = [1_000, 200];

const placeSchema = z
  .strictObject({
    itemId: databaseId.nullish(),
    newKey: z
      .string()
      .regex(/^[\x21-\x7e]{1,100}$/, 'Use 1 to 100 visible ASCII characters.')
      .nullish(),
  })
  .refine(
    ({ itemId, newKey }) => (itemId == null) !== (newKey == null),
    'Name either an item, or a new one by its key.',
  );

/** The noun, and the columns by which its working copy is found. @throws ForbiddenError, ValidationError */
export function placeFor(admin: Admin, { entity, ...given }: CopyPlace) {
  const noun = copiedNouns.find(({ model }) => modelNamed(model) === entity);
  if (!noun) throw new ValidationError(`Working copies exist for ${copiedEntities.join(', ')}.`);
  requireCapability(admin, noun.write);
  const { itemId = null, newKey = null } = validate(placeSchema, given);
  return { noun, where: { entity, itemId, newKey } };
}

/** An API token that is limited to some nouns sees only what is typed for their items, or said about them. */
export function onlyWritable({ admin }: Viewer): { entity?: { in: string[] } } {
  if (!admin?.limitedTo) return {};
  const nouns = copiedNouns.filter(({ write }) => isGranted(admin, write));
  return { entity: { in: nouns.map(({ model }) => modelNamed(model)) } };
}

/** Only those who may edit see working copies, and none of items in the trash. Reads by global id go through this filter. */
export function visibleCopies(viewer: Viewer): { OR?: []; entity?: { in: string[] }; inTrash: false } {
  return { inTrash: false, ...(may(viewer, 'workingCopies.read') ? onlyWritable(viewer) : { OR: [] }) };
}

/** The working copy at a place; null if there is none, or its item is in the trash. @throws UnauthenticatedError, ForbiddenError, ValidationError */
export const findWorkingCopy = readRule(
  'workingCopies.read',
  async (admin, place: CopyPlace): Promise<WorkingCopy | null> =>
    prisma.workingCopy.findFirst({ where: { ...placeFor(admin, place).where, inTrash: false } }),
);

/**
 * The stored item that was created from the working copy of a new one; null if there is none, or it was deleted.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const findCreatedItem = readRule(
  'workingCopies.read',
  async (admin, { entity, newKey }: { entity: string; newKey: string }): Promise<number | null> => {
    const { noun } = placeFor(admin, { entity, newKey });
    const created = await prisma.change.findFirst({
      where: { newKey, entity },
      select: { rowId: true },
    });
    if (!created?.rowId) return null;
    const item = await delegateOf<{ id: number }>(prisma, noun.model).findUnique({
      where: { id: created.rowId },
      select: { id: true },
    });
    return item?.id ?? null;
  },
);

/** The last kept first; the id breaks ties. */
export const copyOrder = [
  { name: 'keptAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** Which working copies are listed; all of them by default. */
export interface CopyFilter {
  /** Only those of a kind of item. */
  entity?: string | null | undefined;
  /** True for those that the admin typed last, false for the others. */
  own?: boolean | null | undefined;
}

/** Without those of items in the trash. */
const listed = (admin: Admin, { entity, own }: CopyFilter): Prisma.WorkingCopyWhereInput => ({
  inTrash: false,
  ...(entity && { entity }),
  ...(typeof own === 'boolean' && { keptBy: own ? admin.email : { not: admin.email } }),
  AND: onlyWritable({ admin }),
});

/** One page of the working copies. @throws UnauthenticatedError, ValidationError for a foreign cursor */
export const listWorkingCopies = readRule(
  'workingCopies.read',
  async (admin, filter: CopyFilter, page: Page, selection: Selection = {}): Promise<WorkingCopy[]> =>
    prisma.workingCopy.findMany({ ...selection, ...keysetPage(copyOrder, page, [listed(admin, filter)]) }),
);

/** How many working copies are listed. @throws UnauthenticatedError */
export const countWorkingCopies = readRule(
  'workingCopies.read',
  async (admin, filter: CopyFilter): Promise<number> =>
    prisma.workingCopy.count({ where: listed(admin, filter) }),
);

/** The working copy at a place, locked until the transaction ends. */
async function holdCopy(
  transaction: Transaction,
  { entity, itemId, newKey }: { entity: string; itemId: number | null; newKey: string | null },
): Promise<WorkingCopy | null> {
  await transaction.$queryRaw`
    SELECT 1 FROM "WorkingCopy"
    WHERE entity = ${entity} AND ("itemId" = ${itemId} OR "newKey" = ${newKey}) FOR UPDATE`;
  return transaction.workingCopy.findFirst({ where: { entity, itemId, newKey } });
}

/**
 * The version of an item, 0 if it is not stored, and what names it; keeping what is typed each second, nothing else of it
 * is read. @throws NotFoundError
 */
async function summaryOf(
  transaction: Transaction,
  { noun, model, input }: (typeof copiedNouns)[number],
  id: number | null,
): Promise<{ version: number; names: object }> {
  const columns = titleColumns.filter((column) => column in input.shape);
  const all = <Value>(value: Value) => Object.fromEntries(columns.map((column) => [column, value]));
  if (id === null) return { version: 0, names: all('') };
  const items = delegateOf<{ version: number }>(transaction, model);
  const item = await items.findUnique({ where: { id }, select: { ...all(true), version: true } });
  if (!item) throw new NotFoundError(`The ${noun} was not found.`);
  const { version, ...names } = item;
  return { version, names };
}

/** @throws ConflictError if the working copy has another revision; 0 stands for none */
function refuseOtherRevision(copy: WorkingCopy | null, revision: number): void {
  if ((copy?.revision ?? 0) === revision) return;
  if (copy) throw new ConflictError('working copy', copy.revision, { by: copy.keptBy, at: copy.keptAt });
  const ended =
    'This working copy has been published or discarded. Nothing was saved: begin again from the item.';
  throw new ConflictError('working copy', 0, null, ended);
}

type Authorship = Pick<WorkingCopy, 'entity' | 'keptBy' | 'isShared'>;

/** Whether an admin may discard a working copy: who may publish its noun, or has typed all of it. */
export function mayDiscard(admin: Admin, { entity, keptBy, isShared }: Authorship): boolean {
  const noun = copiedNouns.find(({ model }) => modelNamed(model) === entity);
  return (noun && isGranted(admin, noun.publish)) || (!isShared && keptBy === admin.email);
}

/** @throws ForbiddenError */
async function discard(
  transaction: Transaction,
  admin: Admin,
  noun: (typeof copiedNouns)[number],
  copy: WorkingCopy,
): Promise<void> {
  if (!mayDiscard(admin, copy))
    throw new ForbiddenError('Someone else has typed into this. An editor can discard it.');
  await transaction.workingCopy.delete({ where: { id: copy.id } });
  await endDiscarded(transaction, admin, noun, copy);
}

/** What an editor typed, as a whole. */
export interface TypedChanges {
  /** The revision that it is based on; 0 if there was no working copy. */
  revision: number;
  /** The version of the item that it is based on; 0 for a new one. */
  baseVersion: number;
  /** All fields that differ from that version; none discards the working copy. */
  changes: readonly CopyChange[];
  /** The item that a new one duplicates; noted when it is kept first. */
  duplicates?: number | null | undefined;
}

/**
 * Keeps what is typed, without publishing it.
 * @returns the working copy; null if nothing differs from the item
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, NotFoundError, ConflictError if someone kept another
 * revision in the meantime
 */
export const keepWorkingCopy = writeRule(
  'workingCopies.write',
  async (admin, place: CopyPlace, given: TypedChanges): Promise<WorkingCopy | null> => {
    const { noun, where } = placeFor(admin, place);
    const fields = Object.keys(noun.input.shape);
    const schema = z.strictObject({
      baseVersion: z.int().min(0).max(2_147_483_647),
      revision: z.int().min(0).max(2_147_483_647),
      duplicates: databaseId
        .nullish()
        .refine((given) => given == null || where.newKey !== null, 'Only a new item is a duplicate.'),
      changes: z
        .array(changeSchema.extend({ field: z.enum(fields as [string, ...string[]]) }))
        .max(fields.length)
        .refine(
          (given) =>
            given.reduce((sum, { value, base }) => sum + value.length + base.length, 0) <= copyLength,
          `A working copy has at most ${copyLength.toLocaleString('en')} characters altogether.`,
        )
        .refine(
          (given) => new Set(given.map(({ field }) => field)).size === given.length,
          'Name each field once.',
        ),
    });
    const { revision, baseVersion, changes, duplicates = null } = validate(schema, given);
    try {
      return await transactionBy(admin, async (transaction) => {
        const before = await holdCopy(transaction, where);
        const { version, names } = await summaryOf(transaction, noun, where.itemId);
        refuseOtherRevision(before, revision);
        if (baseVersion > version)
          throw new ValidationError(`The ${noun.noun} has no version ${baseVersion} to be based on.`);
        if (changes.length === 0) {
          if (before) await discard(transaction, admin, noun, before);
          return null;
        }
        const typed = signed(admin, changes, before);
        if (before?.baseVersion === baseVersion && isDeepStrictEqual(typed, storedIn(before))) return before;
        const hasTyped = !before || !hasSameText(before, changes);
        const values = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
        const kept = {
          baseVersion,
          changes: typed as unknown as Prisma.InputJsonValue,
          ...shortTitles(titleOf({ ...names, ...values })),
        };
        const now = { keptBy: admin.email, keptAt: new Date() };
        if (before)
          return transaction.workingCopy.update({
            where: { id: before.id },
            data: {
              ...kept,
              // A later version of the item below it makes nobody the one who typed last.
              ...(hasTyped && { ...now, isShared: before.isShared || before.keptBy !== admin.email }),
              revision: { increment: 1 },
            },
          });
        await refuseTooMany(transaction, admin);
        return transaction.workingCopy.create({ data: { ...where, ...kept, ...now, duplicates } });
      });
    } catch (error) {
      const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
      if (!isTaken) throw error;
      refuseOtherRevision(await prisma.workingCopy.findFirst({ where }), revision);
      throw error;
    }
  },
);

async function refuseTooMany(transaction: Transaction, { email }: Admin): Promise<void> {
  const { workingCopy } = transaction;
  if ((await workingCopy.count({ where: { keptBy: email } })) >= ownCopyLimit)
    throw new ValidationError(
      `You have ${ownCopyLimit} working copies already. Publish or discard others of yours first.`,
    );
  if ((await workingCopy.count()) >= copyLimit)
    throw new ValidationError(
      `There are ${copyLimit.toLocaleString('en')} working copies already. Publish or discard others first.`,
    );
}

/**
 * Discards a working copy; if there is none, nothing happens.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, ConflictError if someone kept another revision,
 * NotFoundError if its item is in the trash, with which it comes back
 */
export const discardWorkingCopy = writeRule(
  'workingCopies.write',
  async (admin, place: CopyPlace, revision: number): Promise<void> => {
    const { noun, where } = placeFor(admin, place);
    await transactionBy(admin, async (transaction) => {
      const copy = await holdCopy(transaction, where);
      if (!copy) return;
      if (copy.inTrash) throw new NotFoundError(`The ${noun.noun} was not found.`);
      refuseOtherRevision(copy, revision);
      await discard(transaction, admin, noun, copy);
    });
  },
);
