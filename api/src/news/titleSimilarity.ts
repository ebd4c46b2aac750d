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

/** Measures how similar titles are to one title: the share of trigrams in common, from 0 to 1. */
export function titleSimilarity(title: string): (other: string) => number {
  const ours = trigrams(title);
  return (other) => {
    const theirs = trigrams(other);
    const common = ours.intersection(theirs).size;
    return common / (ours.size + theirs.size - common || 1);
  };
}
