/** The limits of a search, in characters and words, and the most results of a kind. */
export const searchLimits = { characters: 200, words: 10, ofKind: 10 };

/** Characters that nobody sees, such as a soft hyphen, but for those that belong to an emoji. */
const invisible =
  /(?!\u200D|\uFE0F)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Emoji}|\uFE0F)(?:\u200D|\uFE0F)/gu;

/** The words of a text in Unicode’s composed form, without whitespace, control characters and invisible ones. */
export const wordsOf = (text: string | null | undefined): string[] =>
  text
    ?.normalize('NFC')
    .replaceAll(invisible, '')
    .match(/[^\s\p{Cc}]+/gu) ?? [];

/** The search in an address, truncated to the limits. */
export function searchTextIn(parameter: string | null | undefined): string {
  const { characters, words } = searchLimits;
  return wordsOf(parameter).slice(0, words).join(' ').slice(0, characters).trim();
}
