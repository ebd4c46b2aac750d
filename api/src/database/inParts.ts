/**
 * How many characters of text one statement carries, unless a single row has more. PostgreSQL inside the server’s process
 * stops everything else until it has answered.
 */
export const partLimit = 500_000;

const textIn = (row: object) =>
  Object.values(row).reduce<number>(
    (sum, value: unknown) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );

/**
 * Splits rows into parts, in their order, each for one statement.
 * @param given what is written of an item; the item itself if it is the row
 */
export function* inParts<Item extends object>(
  items: readonly Item[],
  given: (item: Item) => readonly (object | null)[] = (item) => [item],
): Generator<Item[]> {
  let part: Item[] = [];
  let text = 0;
  for (const item of items) {
    const own = given(item).reduce((sum, row) => sum + (row ? textIn(row) : 0), 0);
    if (part.length > 0 && text + own > partLimit) {
      yield part;
      [part, text] = [[], 0];
    }
    part.push(item);
    text += own;
  }
  if (part.length > 0) yield part;
}
