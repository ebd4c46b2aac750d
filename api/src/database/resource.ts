import type { z } from 'zod';
import { adminRule, publicRule, type Rule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { databaseId, validate } from '../validation.ts';
import { prisma } from './client.ts';
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
  /** Rejects with UnauthenticatedError, ValidationError. */
  create: Rule<[input: unknown, selection?: Selection], Row>;
  /** Rejects with UnauthenticatedError, ValidationError, NotFoundError, ConflictError. */
  update: Rule<[target: VersionedRow, input: unknown, selection?: Selection], Row>;
  /** Rejects with UnauthenticatedError, NotFoundError, ConflictError. */
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
const delegateOf = <Row>(model: ModelName) => prisma[model] as unknown as Model<Row>;

/**
 * Runs a statement on the row at its version, and says why when there is no such row.
 * @throws NotFoundError, ConflictError
 */
export async function atVersion<Row extends ResourceRow>(
  { noun, model }: Pick<Resource, 'noun' | 'model'>,
  { id, version }: VersionedRow,
  statement: (where: { id: number; version?: number }) => Promise<Row>,
): Promise<Row> {
  if (!databaseId.safeParse(id).success) throw new NotFoundError(`There is no such ${noun}.`);
  try {
    return await statement(version === undefined ? { id } : { id, version });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2025') throw error;
    const current = await delegateOf<Row>(model).findUnique({ where: { id }, select: { version: true } });
    if (!current) throw new NotFoundError(`There is no such ${noun}.`);
    throw new ConflictError(noun, current.version);
  }
}

/** The rules for one row of a noun. Each change is one statement, so it happens wholly or not at all. */
export function resourceRules<Row extends ResourceRow>(resource: Resource): ResourceRules<Row> {
  const { input, change, visible } = resource;
  const model = () => delegateOf<Row>(resource.model);

  return {
    ...resource,

    find: publicRule(async (viewer, id: number, selection: Selection = {}) =>
      databaseId.safeParse(id).success
        ? model().findUnique({ ...selection, where: { id, ...visible(viewer) } })
        : null,
    ),

    create: adminRule(async (_admin, given: unknown, selection: Selection = {}) =>
      model().create({ ...selection, data: validate(input, given) }),
    ),

    update: adminRule(async (_admin, target: VersionedRow, given: unknown, selection: Selection = {}) => {
      const data = { ...validate(change, given), version: { increment: 1 } };
      return atVersion(resource, target, (where) => model().update({ ...selection, where, data }));
    }),

    remove: adminRule(async (_admin, target: VersionedRow) => {
      await atVersion(resource, target, (where) => model().delete({ where, select: { id: true } }));
    }),
  };
}
