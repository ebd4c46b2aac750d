import type { Viewer } from '../auth/viewer.ts';
import { ValidationError } from '../errors.ts';
import { WorkQueue } from '../workQueue.ts';
import { runningTrace } from './trace.ts';

/** The longest search text, in characters. */
export const searchLimit = 200;
const wordLimit = 10;

/**
 * A word without three letters in a row is in no index: its search reads every text, and on the embedded database all
 * else waits for that. So one search is done after the other, with as long a rest between them as the last one took:
 * half of the time the database is for everything else alone.
 */
const queue = new WorkQueue(1, { editor: 100, visitor: 16 }, 1);

/** Text as Prisma's `contains` and `startsWith` take it, with `%` and `_` as ordinary characters. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

const wordsOf = (text: string | null | undefined) => (text ?? '').split(/[\s\p{Cc}]+/u).filter(Boolean);

/** Whether the text is something to search for: it has a word. */
export const isSearch = (text: unknown): boolean => typeof text === 'string' && wordsOf(text).length > 0;

/**
 * Filters for the rows in which every word occurs, in any case, in one of the columns (docs/product.md#news).
 * `%` and `_` are ordinary characters.
 * @throws ValidationError
 */
function everyWordIn(columns: readonly string[], text: string) {
  if (text.length > searchLimit) {
    throw new ValidationError(`Search for at most ${searchLimit} characters.`);
  }
  const words = wordsOf(text);
  if (words.length > wordLimit) throw new ValidationError(`Search for at most ${wordLimit} words.`);
  return words.map((word) => {
    const contains = literally(word);
    return { OR: columns.map((column) => ({ [column]: { contains, mode: 'insensitive' as const } })) };
  });
}

/**
 * Reads rows in which every word of a text occurs, once it is the search’s turn, editors’ before visitors’; without a
 * word it reads at once. A search whose client has gone is not done.
 * @param columns each word occurs, in any case, in one of them
 * @param text at most 200 characters and 10 words
 * @param read gets the filters that narrow a list to these rows
 * @throws ValidationError, BusyError while sixteen searches of visitors wait
 */
export async function search<Result>(
  viewer: Viewer,
  columns: readonly string[],
  text: string | null | undefined,
  read: (filters: ReturnType<typeof everyWordIn>) => Promise<Result>,
): Promise<Result> {
  const filters = everyWordIn(columns, text ?? '');
  if (filters.length === 0) return read(filters);
  return queue.run(viewer.admin ? 'editor' : 'visitor', () => read(filters), runningTrace()?.gone());
}
