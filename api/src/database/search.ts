import { ValidationError } from '../errors.ts';

/** The longest search text, in characters. */
export const searchLimit = 200;
const wordLimit = 10;

/** Text as Prisma's `contains` and `startsWith` take it, with `%` and `_` as ordinary characters. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * A filter for the rows in which every word occurs, in any case, in one of the columns (specification
 * section 5). `%` and `_` are ordinary characters. At most 200 characters and 10 words.
 * @throws ValidationError
 */
export function everyWordIn(columns: readonly string[], text: string) {
  if (text.length > searchLimit) {
    throw new ValidationError(`Search for at most ${searchLimit} characters.`);
  }
  const words = text.split(/[\s\p{Cc}]+/u).filter(Boolean);
  if (words.length > wordLimit) throw new ValidationError(`Search for at most ${wordLimit} words.`);
  return words.map((word) => {
    const contains = literally(word);
    return { OR: columns.map((column) => ({ [column]: { contains, mode: 'insensitive' as const } })) };
  });
}
