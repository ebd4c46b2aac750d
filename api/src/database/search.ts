import type { Viewer } from '../auth/viewer.ts';
import { ValidationError } from '../errors.ts';
import { WorkQueue } from '../workQueue.ts';
import { runningTrace } from './trace.ts';

/** The longest search text, in characters. */
export const searchLimit = 200;
const wordLimit = 10;

/**
 * A word without three consecutive letters is in no index: searching for it reads every text, and blocks
 * everything else on the embedded database. So searches run one after another, each followed by a pause as
 * long as it took, which leaves the database free for everything else half of the time.
 */
const queue = new WorkQueue(1, { editor: 100, visitor: 16 }, 1);

/** Escapes text for Prisma’s `contains` and `startsWith`, so that `%` and `_` are ordinary characters. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

const wordsOf = (text: string | null | undefined) => (text ?? '').split(/[\s\p{Cc}]+/u).filter(Boolean);

/** Whether the text contains a word to search for. */
export const isSearch = (text: unknown): boolean => typeof text === 'string' && wordsOf(text).length > 0;

/**
 * Filters for the rows in which every word occurs, case-insensitively, in one of the columns
 * (docs/product.md#news). `%` and `_` are ordinary characters.
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
 * Reads the rows that contain every word of a text. Searches wait for their turn, editors before visitors; a
 * text without words is not queued. A search is skipped if its client has disconnected.
 * @param columns each word must occur, case-insensitively, in one of them
 * @param text at most 200 characters and 10 words
 * @param read receives the filters that narrow a list to these rows
 * @throws ValidationError, BusyError if sixteen searches of visitors are waiting
 */
export async function search<Result>(
  viewer: Viewer,
  columns: readonly string[],
  text: string | null | undefined,
  read: (filters: ReturnType<typeof everyWordIn>) => Promise<Result>,
): Promise<Result> {
  const filters = everyWordIn(columns, text ?? '');
  if (filters.length === 0) return read(filters);
  return queue.run(viewer.admin ? 'editor' : 'visitor', () => read(filters), runningTrace()?.disconnected());
}
