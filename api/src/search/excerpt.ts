/** A part of a text: a word that was searched for, or what is between them. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** The most characters of an excerpt before its first match, and after it. */
const around = { before: 60, after: 100 };

const wordsPattern = (words: readonly string[]) =>
  new RegExp(`(${words.map((word) => RegExp.escape(word)).join('|')})`, 'giu');

/** Splits a text at the words that occur in it, in any case. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  return text
    .split(wordsPattern(words))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The end of a text, from the beginning of a word. */
function ending(text: string): string {
  const { before } = around;
  if (text.length <= before) return text;
  return `… ${/(?<=\s)\S.*$/su.exec(text.slice(-before))?.[0] ?? ''}`;
}

/** The beginning of a text, up to the end of a word. */
function beginning(text: string): string {
  const { after } = around;
  if (text.length <= after) return text;
  return `${/^.*\S(?=\s)/su.exec(text.slice(0, after))?.[0] ?? ''} …`;
}

/**
 * The place of a text where the first of the words occurs, cut between words, with all of them marked; the beginning
 * of a text in which none occurs.
 * @param text in one line
 */
export function excerptOf(text: string, words: readonly string[]): TextPart[] {
  const match = wordsPattern(words).exec(text);
  const [start, end] = match ? [match.index, match.index + match[0].length] : [0, 0];
  return markWords(ending(text.slice(0, start)) + text.slice(start, end) + beginning(text.slice(end)), words);
}
