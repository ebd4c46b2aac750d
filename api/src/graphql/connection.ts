import { resolveCursorConnection } from '@pothos/plugin-relay';
import { cursorOf, type OrderColumn, type Page } from '../database/keyset.ts';
import { ValidationError } from '../errors.ts';
import { limits, prices } from './prices.ts';

const defaultPageSize = 20;

interface ConnectionArguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

function pageSize({ first, last }: ConnectionArguments): number {
  if (first != null && last != null) throw new ValidationError('Use “first” or “last”, not both.');
  const size = first ?? last ?? defaultPageSize;
  if (size < 1 || size > limits.pageSize) {
    throw new ValidationError(`A page holds 1 to ${limits.pageSize} items, not ${size}.`);
  }
  return size;
}

/** The cost of a connection: its statement, its search, and its nodes times the page size. */
export function connectionComplexity({
  first,
  last,
  search,
}: ConnectionArguments & { search?: string | null | undefined }) {
  const size = Math.abs(first ?? last ?? defaultPageSize);
  return { field: prices.statement + (search ? prices.search : 0), multiplier: Math.max(1, size) };
}

/** The names of a connection’s types, from the node type’s name: NewsArticleConnection, NewsArticleEdge. */
export function connectionNames(type: string) {
  return [{ name: `${type}Connection` }, { name: `${type}Edge` }] as const;
}

/**
 * A Relay connection over a list with keyset cursors.
 * @param load reads one page, in the list’s order or, for an inverted page, in reverse
 * @throws ValidationError for a page size out of bounds or a foreign cursor
 */
export function keysetConnection<Row extends object>(
  order: readonly OrderColumn[],
  args: ConnectionArguments,
  load: (page: Page) => Promise<Row[]>,
) {
  pageSize(args);
  return resolveCursorConnection(
    {
      args,
      defaultSize: defaultPageSize,
      maxSize: limits.pageSize,
      toCursor: (row: Row) => cursorOf(order, row as Record<string, unknown>),
    },
    load,
  );
}
