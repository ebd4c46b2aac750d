import { ConflictError, NotFoundError } from '../errors.ts';
import { databaseId } from '../validation.ts';
import { Prisma } from './generated/client.ts';

/** A row that is changed only at the version that its editor saw. */
export interface VersionedRow {
  id: number;
  /** The version that the change was made on; undefined lets the change win over any other. */
  version: number | undefined;
}

interface VersionedModel {
  findUnique(args: { where: { id: number }; select: { version: true } }): Promise<{ version: number } | null>;
}

/**
 * Runs one statement that changes a row at its version, and says why when there is no such row.
 * @throws NotFoundError, ConflictError
 */
export async function changeVersioned<Result>(
  noun: string,
  model: VersionedModel,
  { id, version }: VersionedRow,
  change: (where: { id: number; version?: number }) => Promise<Result>,
): Promise<Result> {
  if (!databaseId.safeParse(id).success) throw new NotFoundError(`There is no such ${noun}.`);
  try {
    return await change(version === undefined ? { id } : { id, version });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2025') throw error;
    const current = await model.findUnique({ where: { id }, select: { version: true } });
    if (!current) throw new NotFoundError(`There is no such ${noun}.`);
    throw new ConflictError(noun, current.version);
  }
}
