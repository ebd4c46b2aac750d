/** Punctuation counts only within figures, as in 1.5. */
const minor = /(?<!\d)\p{P}|\p{P}(?!\d)|[\p{Z}\p{C}]/gu;

const wordsOf = (text: string) => text.normalize('NFC').replaceAll(minor, '');

/** Whether the texts differ in more than spaces and punctuation (docs/product.md#translations). */
export function differsInWords(one: string, other: string): boolean {
  return one !== other && wordsOf(one) !== wordsOf(other);
}
