import { cursorOf, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { streamOf } from './stream.ts';

// Lists for clients that ask for no pages: whole, in the memory of one page.

/** The most items that are answered at once. */
export const wholeLimit = 1_000;

/** Reads a part of a list; with a selection, those columns only. */
export type Load<Row> = (page: Page, selection?: Selection) => Promise<Row[]>;

/** A list, as it is read and answered. */
export interface Listed<Row> {
  order: readonly OrderColumn[];
  load: Load<Row>;
  toJson: (row: Row) => object;
  /** The JSON around the items. */
  frame?: readonly [string, string];
}

/** The cursor of a row. */
export const placeOf = (order: readonly OrderColumn[], row: object) =>
  cursorOf(order, row as Record<string, unknown>);

/** Where the answer that begins with `rows` ends, and what comes after it; neither where the list ends before. */
export async function endOfWhole<Row extends object>({ order, load }: Listed<Row>, rows: readonly Row[]) {
  const columns = Object.fromEntries(order.map(({ name }) => [name, true]));
  const left = wholeLimit - rows.length;
  const after = placeOf(order, rows.at(-1) ?? {});
  const places = await load({ after, limit: left + 1, inverted: false }, { select: columns });
  const [last, beyond] = places.slice(left - 1);
  return last && beyond ? { last: placeOf(order, last), beyond: placeOf(order, beyond) } : undefined;
}

export const jsonOf = <Row>({ toJson }: Listed<Row>, rows: readonly Row[]) =>
  rows.map((row) => JSON.stringify(toJson(row))).join(',');

/** @param beyond the place where it ends */
async function* textsOf<Row extends object>(
  list: Listed<Row>,
  begun: Row[],
  beyond: string | undefined,
): AsyncGenerator<string> {
  const { order, load, frame: [head, tail] = ['[', ']'] } = list;
  const limit = begun.length;
  let rows = begun;
  yield head + jsonOf(list, rows);
  while (rows.length === limit) {
    const after = placeOf(order, rows.at(-1) ?? {});
    rows = await load({ after, before: beyond, limit, inverted: false });
    if (rows.length > 0) yield `,${jsonOf(list, rows)}`;
  }
  yield tail;
}

/** The JSON of a list from the page that is read already to its end, or to a place; read as it is sent. */
export function streamOfList<Row extends object>(
  list: Listed<Row>,
  begun: Row[],
  beyond: string | undefined,
) {
  return streamOf(textsOf(list, begun, beyond));
}
