import type { z } from 'zod';
import { adminRule, publicRule, type Rule } from '../auth/permission.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { latestChange, recordChanges } from '../history/record.ts';
import { databaseId, validate } from '../validation.ts';
import { prisma, type Transaction } from './client.ts';
import { Prisma } from './generated/client.ts';

/** A row as every noun has one: with a number and a count of its saves. */
export interface ResourceRow {
  id: number;
  version: number;
}

/** Narrows the columns that are read, as Prisma takes it. */
export interface Selection {
  select?: object;
}

/** A row that is changed only at the version that its editor saw; without a version the change wins over any other. */
export interface VersionedRow {
  id: number;
  version: number | undefined;
}

type ModelName = Uncapitalize<Prisma.ModelName>;

interface Resource {
  /** What messages call it: “news article”. */
  noun: string;
  /** Its model's name in Prisma's client. */
  model: ModelName;
  /** A new row, and a change of one: the fields that are given. */
  input: z.ZodObject;
  change: z.ZodObject;
  /** The filter through which every read goes: what the viewer may see. */
  visible: (viewer: Viewer) => object;
}

/** What every noun offers for one of its rows; GraphQL and REST translate it alike for all nouns. */
export interface ResourceRules<Row extends ResourceRow> extends Resource {
  /** The row, or null when there is none that the viewer may see. */
  find: Rule<[id: number, selection?: Selection], Row | null>;
  /** Rejects with UnauthenticatedError, ForbiddenError, ValidationError. */
  create: Rule<[input: unknown], Row>;
  /** Rejects with UnauthenticatedError, ForbiddenError, ValidationError, NotFoundError, ConflictError. */
  update: Rule<[target: VersionedRow, input: unknown], Row>;
  /** Rejects with UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError. */
  remove: Rule<[target: VersionedRow], void>;
}

/** What the rules need of Prisma's delegate of any model that has an id and a version. */
interface Model<Row> {
  findUnique(args: object): Promise<Row | null>;
  create(args: object): Promise<Row>;
  update(args: object): Promise<Row>;
  delete(args: object): Promise<Row>;
}

// The delegates' own types differ by model; the schemas and the test of every noun hold them together.
function delegateOf<Row>(client: Transaction, model: ModelName): Model<Row> {
  return client[model] as unknown as Model<Row>;
}

/** As Prisma's schema names the model. */
export function modelNamed(model: ModelName): Prisma.ModelName {
  return (model.charAt(0).toUpperCase() + model.slice(1)) as Prisma.ModelName;
}

/**
 * The row at its version, held until the transaction ends: others who change it wait.
 * @throws NotFoundError, ConflictError
 */
export async function holdRow<Row extends ResourceRow>(
  transaction: Transaction,
  { noun, model }: Pick<Resource, 'noun' | 'model'>,
  { id, version }: VersionedRow,
): Promise<Row> {
  const missing = new NotFoundError(`There is no such ${noun}.`);
  if (!databaseId.safeParse(id).success) throw missing;
  const entity = modelNamed(model);
  await transaction.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${entity}"`)} WHERE id = ${id} FOR UPDATE`;
  const row = await delegateOf<Row>(transaction, model).findUnique({ where: { id } });
  if (!row) throw missing;
  if (version === undefined || version === row.version) return row;
  throw new ConflictError(noun, row.version, await latestChange(transaction, entity, id));
}

/**
 * Changes the row at its version, or deletes it, and writes the change down: all of it or nothing.
 * @param work writes, and returns the row as it is then; null when it is gone
 * @throws NotFoundError, ConflictError
 */
export function changeRow<Row extends ResourceRow, Result extends Row | null>(
  admin: Admin,
  resource: Pick<Resource, 'noun' | 'model'>,
  target: VersionedRow,
  work: (transaction: Transaction, row: Row) => Promise<Result>,
): Promise<Result> {
  return prisma.$transaction(async (transaction) => {
    const before = await holdRow<Row>(transaction, resource, target);
    const after = await work(transaction, before);
    await recordChanges(transaction, admin, [{ entity: modelNamed(resource.model), before, after }]);
    return after;
  });
}

/** The rules for one row of a noun. Each change and its record happen wholly or not at all. */
export function resourceRules<Row extends ResourceRow>(resource: Resource): ResourceRules<Row> {
  const { input, change, visible, model } = resource;
  const entity = modelNamed(model);

  return {
    ...resource,

    find: publicRule(async (viewer, id: number, selection: Selection = {}) =>
      databaseId.safeParse(id).success
        ? delegateOf<Row>(prisma, model).findUnique({ ...selection, where: { id, ...visible(viewer) } })
        : null,
    ),

    create: adminRule(async (admin, given: unknown) => {
      const data = validate(input, given);
      return prisma.$transaction(async (transaction) => {
        const after = await delegateOf<Row>(transaction, model).create({ data });
        await recordChanges(transaction, admin, [{ entity, before: null, after }]);
        return after;
      });
    }),

    update: adminRule(async (admin, target: VersionedRow, given: unknown) => {
      const data = { ...validate(change, given), version: { increment: 1 } };
      return changeRow<Row, Row>(admin, resource, target, (transaction, { id }) =>
        delegateOf<Row>(transaction, model).update({ where: { id }, data }),
      );
    }),

    remove: adminRule(async (admin, target: VersionedRow) => {
      await changeRow<Row, null>(admin, resource, target, async (transaction, { id }) => {
        await delegateOf<Row>(transaction, model).delete({ where: { id } });
        return null;
      });
    }),
  };
}
