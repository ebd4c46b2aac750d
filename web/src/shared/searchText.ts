/** The limits of a search, in characters and words, and the most results of a kind. */
export const searchLimits = { characters: 200, words: 10, ofKind: 10 };

/** The words of a text, without whitespace and control characters. */
export const wordsOf = (text: string | null | undefined): string[] =>
  (text ?? '').split(/[\s\p{Cc}]+/u).filter(Boolean);

/** The search in an address, truncated to the limits. */
export function searchTextIn(parameter: string | null): string {
  const { characters, words } = searchLimits;
  return wordsOf(parameter).slice(0, words).join(' ').slice(0, characters).trim();
}
