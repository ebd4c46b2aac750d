/** The sequences of three characters in the words of a text, each word padded as in PostgreSQL’s pg_trgm. */
function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3));
    }),
  );
}

/**
 * Orders rows by the similarity of their titles to one title: the share of trigrams in common. Their own titles are read
 * once, for any number of titles.
 */
export function bySimilarity<Row>(
  rows: readonly Row[],
  titleOf: (row: Row) => string,
): (title: string) => Row[] {
  const known = rows.map((row) => ({ row, theirs: trigrams(titleOf(row)) }));
  return (title) => {
    const ours = trigrams(title);
    const scored = known.map(({ row, theirs }) => {
      const common = ours.intersection(theirs).size;
      return { row, score: common / (ours.size + theirs.size - common || 1) };
    });
    return scored.toSorted((one, other) => other.score - one.score).map(({ row }) => row);
  };
}
