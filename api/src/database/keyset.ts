import { z } from 'zod';
import { ValidationError } from '../errors.ts';
import { isInCalendar } from '../inputFields.ts';
import { Prisma } from './generated/client.ts';

/** A column of a list’s order. The last column of an order is unique, so that no two rows tie. */
export interface OrderColumn {
  name: string;
  direction: 'asc' | 'desc';
  /** For an enum, its values in the database’s order. */
  type: 'number' | 'date' | 'text' | 'uuid' | readonly string[];
}

/** A page’s bounds; the cursors are those of `cursorOf`. */
export interface Page {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
  /** Whether to read backward from the end (Relay’s `last`). */
  inverted: boolean;
}

type Value = number | Date | string;

type Row = Readonly<Record<string, unknown>>;
type Where = Record<string, unknown>;

/** A row’s position in its list, opaque to clients. */
export function cursorOf(order: readonly OrderColumn[], row: Row): string {
  const values = order.map(({ name }) => {
    const value = row[name];
    return value instanceof Date ? value.getTime() : value;
  });
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** PostgreSQL’s largest integer; it refuses comparisons with larger numbers. */
const largestInteger = 2_147_483_647;

/** A cursor’s value in its column’s type; undefined for a value that no row can have. */
function readValue(type: OrderColumn['type'] | undefined, value: unknown): Value | undefined {
  if (typeof type === 'object') return type.find((known) => known === value);
  // PostgreSQL’s texts may contain any character except this one.
  if (type === 'text') return typeof value === 'string' && !value.includes('\0') ? value : undefined;
  if (type === 'uuid') return z.guid().safeParse(value).data;
  if (!Number.isSafeInteger(value)) return undefined;
  const number = value as number;
  if (type === 'number') return Math.abs(number) <= largestInteger ? number : undefined;
  const date = new Date(number);
  return isInCalendar(date) ? date : undefined;
}

/** @throws ValidationError for text that is not a cursor of this list */
function readCursor(order: readonly OrderColumn[], cursor: string): Value[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(values) && values.length === order.length) {
      const read = values.map((value, i) => readValue(order[i]?.type, value));
      if (read.every((value) => value !== undefined)) return read;
    }
  } catch {
    // Not JSON: refused below, like any other text.
  }
  throw new ValidationError('The cursor does not belong to this list.');
}

/** Whether a text is the cursor of a row of a list. */
export function isCursorOf(order: readonly OrderColumn[], text: string): boolean {
  try {
    readCursor(order, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Matches rows with a greater or lesser value in one column. Prisma does not compare enums, so their values
 * are listed.
 */
function compare({ name, type }: OrderColumn, operator: 'gt' | 'lt', value: Value, orEqual: boolean): Where {
  if (typeof type === 'string') return { [name]: { [orEqual ? `${operator}e` : operator]: value } };
  const place = type.findIndex((known) => known === value);
  const others = operator === 'gt' ? type.slice(place + 1) : type.slice(0, place);
  return { [name]: { in: orEqual ? [...others, value] : others } };
}

/**
 * Matches the rows strictly after a position: Prisma’s form of `(a, b) < (x, y)`, with a bound that an index
 * can use.
 */
function beyond(order: readonly OrderColumn[], values: Value[], forward: boolean): Where {
  const [column, ...rest] = order;
  const [value, ...restValues] = values;
  if (!column || value === undefined) return {};
  const operator = (column.direction === 'asc') === forward ? 'gt' : 'lt';
  const further = compare(column, operator, value, false);
  if (rest.length === 0) return further;
  return {
    ...compare(column, operator, value, true),
    OR: [further, beyond(rest, restValues, forward)],
  };
}

/**
 * The rows after a cursor, in SQL, of a list that descends in every column.
 * @throws ValidationError for a cursor that does not belong to this list
 */
export function afterInSql(order: readonly OrderColumn[], cursor: string): Prisma.Sql {
  const columns = order.map(({ name }) => Prisma.raw(`"${name}"`));
  return Prisma.sql`(${Prisma.join(columns)}) < (${Prisma.join(readCursor(order, cursor))})`;
}

/**
 * Prisma’s `where`, `orderBy` and `take` for one page of a list. `filter` narrows the list.
 * @throws ValidationError for a cursor that does not belong to this list
 */
export function keysetPage(order: readonly OrderColumn[], page: Page, filter: Where[]) {
  const { after, before, limit, inverted } = page;
  const where = [...filter];
  if (after) where.push(beyond(order, readCursor(order, after), true));
  if (before) where.push(beyond(order, readCursor(order, before), false));
  const opposite = { asc: 'desc', desc: 'asc' } as const;
  const orderBy = order.map(({ name, direction }) => ({
    [name]: inverted ? opposite[direction] : direction,
  }));
  return { where: { AND: where }, orderBy, take: limit };
}
