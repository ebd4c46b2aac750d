import { cursorOf, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { runningTrace } from '../database/trace.ts';
import { WorkQueue } from '../workQueue.ts';
import { streamOf } from './stream.ts';

// Limits for whole lists: on what one answer contains, and on the memory this takes.

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** The most items, and the most bytes, in one answer; at least one item. */
export const wholeLimit = { items: 1_000, bytes: 16 * mebibyte };

/** A larger list is not held in memory: it is read again while it is sent. A search’s answer ends here. */
export const mostHeld = 2 * mebibyte;

/**
 * The size of one statement’s result: a page of 100 rows plus one, or fewer rows with about this many bytes.
 */
const page = { rows: 101, bytes: 256 * kibibyte };

/** The bytes per row when a list was last read, by the list’s order. */
let bytesOfRow = new WeakMap<readonly OrderColumn[], number>();

/** Resets these sizes, as a restart does; for tests. */
export function forgetRowSizes(): void {
  bytesOfRow = new WeakMap();
}

const rowsOfPage = (order: readonly OrderColumn[]) =>
  Math.min(page.rows, Math.max(1, Math.floor(page.bytes / (bytesOfRow.get(order) ?? 1))));

/** The most pages read concurrently, across all lists: their rows are in memory several times. */
const reading = new WorkQueue(2, { pages: Infinity });

/** Lists of more than a page are read one after another before they are sent: each holds what it has read. */
const large = new WorkQueue(1, { lists: 16 });

/** Searches queue for each page separately, and hold up nothing else. */
const immediately = <Result>(work: () => Promise<Result>) => work();

/** Reads a part of a list; with a selection, only those columns. */
export type Load<Row> = (page: Page, selection?: Selection) => Promise<Row[]>;

/** How a list is read and returned. */
export interface Listed<Row> {
  order: readonly OrderColumn[];
  load: Load<Row>;
  toJson: (row: Row) => object;
  /** Whether it is a search by words. */
  isSearch?: boolean;
  /** The JSON around the items. */
  frame?: readonly [string, string];
}

/** A part of a list: between two cursors, and its number of items. */
interface Part {
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

interface Item {
  /** With a leading comma; in bytes, since V8’s heap would grow with texts of this size. */
  json: Buffer;
  /** The item’s cursor. */
  place: string;
}

/** Reads a part of a list page by page, with a flag for the last page. */
async function* pagesOf<Row extends object>(
  { order, load, toJson, isSearch = false }: Listed<Row>,
  { after, before, limit }: Part,
): AsyncGenerator<{ items: Item[]; isLast: boolean }> {
  const inTurn = isSearch ? immediately : (work: () => Promise<Item[]>) => reading.run('pages', work);
  for (let left = limit; left > 0;) {
    const wanted = Math.min(rowsOfPage(order), left);
    const items = await inTurn(async () => {
      const rows = await load({ after, before, limit: wanted, inverted: false });
      return rows.map((row) => ({
        json: Buffer.from(`,${JSON.stringify(toJson(row))}`),
        place: cursorOf(order, row as Readonly<Record<string, unknown>>),
      }));
    });
    const bytes = items.reduce((sum, { json }) => sum + json.length, 0);
    if (items.length > 0) bytesOfRow.set(order, bytes / items.length);
    left -= wanted;
    const isLast = items.length < wanted || left === 0;
    yield { items, isLast };
    if (isLast) return;
    after = items.at(-1)?.place;
  }
}

const frameOf = <Row>({ frame }: Listed<Row>) =>
  (frame ?? ['[', ']']).map((text) => Buffer.from(text)) as [Buffer, Buffer];

async function* textsOf<Row extends object>(list: Listed<Row>, part: Part): AsyncGenerator<Buffer> {
  const [head, tail] = frameOf(list);
  let isFirst = true;
  yield head;
  for await (const { items } of pagesOf(list, part)) {
    const text = Buffer.concat(items.map(({ json }) => json));
    if (text.length > 0) yield text.subarray(isFirst ? 1 : 0);
    isFirst = false;
  }
  yield tail;
}

/** The JSON of a list from a cursor on: a stream if it is too large to be held in memory. */
export interface ListAnswer {
  body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** The cursor of its last item, if the list continues after it. */
  last?: string | undefined;
}

/**
 * Reads a list from a cursor on, up to a number of items and `wholeLimit.bytes`; a search only up to what can
 * be held in memory.
 * @throws BusyError if too many large lists are waiting
 */
export async function answerList<Row extends object>(
  list: Listed<Row>,
  after: string | undefined,
  limit: number,
): Promise<ListAnswer> {
  const [head, tail] = frameOf(list);
  const most = list.isSearch ? mostHeld : wholeLimit.bytes;
  const held: Buffer[] = [];
  // The first item has no comma.
  let bytes = head.length + tail.length - 1;
  let [count, last, beyond] = [0, after, undefined as string | undefined];
  const pages = pagesOf(list, { after, limit: limit + 1 });
  /** Adds the items of a page up to the limits. @returns whether more fit */
  const takePage = async () => {
    const { value: page } = await pages.next();
    for (const { json, place } of page?.items ?? []) {
      if (count === limit || (count > 0 && bytes + json.length > most)) {
        beyond = place;
        return false;
      }
      bytes += json.length;
      last = place;
      count += 1;
      if (bytes <= mostHeld) held.push(json);
      else held.length = 0;
    }
    return page?.isLast === false;
  };
  const takeOthers = async () => {
    while (await takePage());
  };
  if (await takePage())
    await (list.isSearch ? takeOthers() : large.run('lists', takeOthers, runningTrace()?.disconnected()));
  return {
    body:
      bytes <= mostHeld
        ? Buffer.concat([head, Buffer.concat(held).subarray(1), tail])
        : streamOf(textsOf(list, { after, before: beyond, limit: Infinity })),
    last: beyond === undefined ? undefined : last,
  };
}
