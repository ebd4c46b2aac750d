import { countLimit } from '../../../web/src/shared/listLimits.ts';
import { prisma } from './client.ts';
import type { Prisma } from './generated/client.ts';

/** How many rows a list has; one more than `countLimit` stands for any number above it. */
export interface ListTotal {
  /** Those that match its filter. */
  matching: number;
  /** All of them. */
  all: number;
}

/** The method of Prisma’s delegates, for any model. */
interface Counted {
  count(args: { where?: object; take: number }): Promise<number>;
}

/** Counts the rows that meet conditions, in one statement, and all of them, in another if there are conditions. */
export async function listTotal(
  model: Uncapitalize<Prisma.ModelName>,
  conditions: readonly object[],
): Promise<ListTotal> {
  const take = countLimit + 1;
  const table = prisma[model] as unknown as Counted;
  const filters = conditions.filter((condition) => Object.keys(condition).length > 0);
  const all = await table.count({ take });
  return { all, matching: filters.length > 0 ? await table.count({ where: { AND: filters }, take }) : all };
}
