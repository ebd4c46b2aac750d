import { searchLimits, wordsOf } from '../../../web/src/shared/searchText.ts';
import type { Viewer } from '../auth/viewer.ts';
import { ValidationError } from '../errors.ts';
import { WorkQueue } from '../workQueue.ts';
import { runningTrace } from './trace.ts';

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

/** Whether the text contains a word to search for. */
export const isSearch = (text: unknown): boolean => typeof text === 'string' && wordsOf(text).length > 0;

/**
 * The words of a search.
 * @throws ValidationError for more than 200 characters or 10 words
 */
export function searchedWords(text: string | null | undefined): string[] {
  if (text && text.length > searchLimits.characters) {
    throw new ValidationError(`Search for at most ${searchLimits.characters} characters.`);
  }
  const words = wordsOf(text);
  if (words.length > searchLimits.words) {
    throw new ValidationError(`Search for at most ${searchLimits.words} words.`);
  }
  return words;
}

/**
 * Filters for the rows in which every word occurs, case-insensitively, in one of the columns
 * (docs/product.md#news). `%` and `_` are ordinary characters.
 */
const everyWordIn = (columns: readonly string[], words: readonly string[]) =>
  words.map((word) => {
    const contains = literally(word);
    return { OR: columns.map((column) => ({ [column]: { contains, mode: 'insensitive' as const } })) };
  });

/**
 * Runs a search when it is its turn, editors before visitors. It is skipped if its client has disconnected.
 * @throws BusyError if sixteen searches of visitors are waiting
 */
export const searchInTurn = <Result>(viewer: Viewer, run: () => Promise<Result>): Promise<Result> =>
  queue.run(viewer.admin ? 'editor' : 'visitor', run, runningTrace()?.disconnected());

/**
 * Reads the rows that contain every word of a text, in turn; a text without words is not queued.
 * @param columns each word must occur, case-insensitively, in one of them
 * @param text at most 200 characters and 10 words
 * @param read receives the filters that narrow a list to these rows
 * @throws ValidationError, BusyError
 */
export async function search<Result>(
  viewer: Viewer,
  columns: readonly string[],
  text: string | null | undefined,
  read: (filters: ReturnType<typeof everyWordIn>) => Promise<Result>,
): Promise<Result> {
  const filters = everyWordIn(columns, searchedWords(text));
  return filters.length === 0 ? read(filters) : searchInTurn(viewer, () => read(filters));
}
