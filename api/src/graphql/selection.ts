import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Selection } from '../database/resource.ts';
import type { RequestContext } from './context.ts';

/**
 * The columns that an operation selects from the rows at a path below the current field, for use in one
 * statement.
 * @param typeName the type of the rows, at the end of the path
 */
export function selectionOf(
  context: RequestContext,
  info: GraphQLResolveInfo,
  typeName: string,
  path: string[],
): Selection {
  return queryFromInfo({ context, info, typeName, path }) as Selection;
}
