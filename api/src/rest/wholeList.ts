import { cursorOf, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { runningTrace } from '../database/trace.ts';
import { WorkQueue } from '../workQueue.ts';
import { streamOf } from './stream.ts';

// Lists within bounds: of what is answered at once, and of the memory that this takes.

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** The most items, and the most bytes, that are answered at once; at least one item. */
export const wholeLimit = { items: 1_000, bytes: 16 * mebibyte };

/** A list that is larger is not held: it is read once more while it is sent. Of a search there is no more. */
export const mostHeld = 2 * mebibyte;

/** What is read in one statement: a page of 100 rows and the one after it, or fewer that have about so many bytes. */
const page = { rows: 101, bytes: 256 * kibibyte };

/** How many bytes a row of a list had when it was read last, by the list’s order. */
const bytesOfRow = new WeakMap<readonly OrderColumn[], number>();

const rowsOfPage = (order: readonly OrderColumn[]) =>
  Math.min(page.rows, Math.max(1, Math.floor(page.bytes / (bytesOfRow.get(order) ?? 1))));

/** Pages that are read at once, of all lists: their rows are in memory several times. */
const reading = new WorkQueue(2, { pages: Infinity });

/** Lists of more than a page are gone through one after the other before they are sent: each holds what it has read. */
const large = new WorkQueue(1, { lists: 16 });

/** A search has its own turn for each page, and holds up nothing that waits for others. */
const atOnce = <Result>(work: () => Promise<Result>) => work();

/** Reads a part of a list; with a selection, those columns only. */
export type Load<Row> = (page: Page, selection?: Selection) => Promise<Row[]>;

/** A list, as it is read and answered. */
export interface Listed<Row> {
  order: readonly OrderColumn[];
  load: Load<Row>;
  toJson: (row: Row) => object;
  /** Whether it is narrowed by words. */
  isSearch?: boolean;
  /** The JSON around the items. */
  frame?: readonly [string, string];
}

/** Which part of a list: between two cursors, and how many items. */
interface Part {
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

interface Item {
  /** With a comma before it; in bytes, since V8’s heap would grow with texts of this size. */
  json: Buffer;
  /** Its cursor. */
  place: string;
}

/** A part of a list, a page at a time, and whether the page is the last one. */
async function* pagesOf<Row extends object>(
  { order, load, toJson, isSearch = false }: Listed<Row>,
  { after, before, limit }: Part,
): AsyncGenerator<{ items: Item[]; isLast: boolean }> {
  const inTurn = isSearch ? atOnce : (work: () => Promise<Item[]>) => reading.run('pages', work);
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

/** The JSON of a list from a place on: a stream where it is too large to be held. */
export interface ListAnswer {
  body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** The cursor of its last item, where the list goes on after it. */
  last?: string | undefined;
}

/**
 * Reads a list from a place on, up to so many items and to `wholeLimit.bytes`; a search only to what can be held.
 * @throws BusyError while too many large lists wait
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
  /** Takes the items of a page up to the bounds. @returns whether there is more to take */
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
    await (list.isSearch ? takeOthers() : large.run('lists', takeOthers, runningTrace()?.gone()));
  return {
    body:
      bytes <= mostHeld
        ? Buffer.concat([head, Buffer.concat(held).subarray(1), tail])
        : streamOf(textsOf(list, { after, before: beyond, limit: Infinity })),
    last: beyond === undefined ? undefined : last,
  };
}
