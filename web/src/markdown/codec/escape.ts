const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** What would be taken for another block at the start of a line. */
const blockStart = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|[=-]+\s*$|[-:|][-:|\s]*$)/;
const numberStart = /^(\d{1,9})([.)])(?=\s|$)/;

const reference = /^&(?:#[xX][\da-fA-F]{1,6}|#\d{1,7}|[A-Za-z][A-Za-z\d]{1,31});/;

/** Whether a character of a text would be taken for a mark. */
function isMarkAt(text: string, i: number): boolean {
  const [before, character, after] = [text[i - 1], text[i], text[i + 1]];
  switch (character) {
    case '*':
    case '`':
    case '[':
    case ']':
    case '\\':
      return true;
    case '_':
      return !(isWord(before) && isWord(after));
    case '~':
      return before === undefined || after === undefined || before === '~' || after === '~';
    case '<':
      return after === undefined || !/[\s\d]/.test(after);
    case '&':
      return reference.test(text.slice(i, i + 40));
    default:
      return false;
  }
}

/**
 * Words that read as they are.
 * @param isLineStart whether they begin a line of a paragraph
 */
export function escaped(text: string, isLineStart: boolean): string {
  let result = '';
  for (let i = 0; i < text.length; i += 1) result += (isMarkAt(text, i) ? '\\' : '') + text[i];
  if (!isLineStart || result.startsWith('\\')) return result;
  if (blockStart.test(text)) return `\\${result}`;
  return result.replace(numberStart, '$1\\$2');
}

/** A picture’s alternative text. */
export const escapedAlt = (text: string): string =>
  text.replaceAll(/[\\[\]*_`<~!]/g, '\\$&').replaceAll('&', '&amp;');

/** The title of a link or a picture, with the space before it; empty for none. */
export const escapedTitle = (title: string): string =>
  title === '' ? '' : ` "${title.replaceAll(/[\\"]/g, '\\$&').replaceAll('&', '&amp;')}"`;

/** The address of a link or a picture, without spaces, as the parser normalizes it. */
export const printDestination = (address: string): string =>
  address.replaceAll(/[\\()<>]/g, '\\$&').replaceAll(/&(?=#|[A-Za-z])/g, '&amp;');

/** Code, within more backticks than it has in a row. */
export function printCode(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  // The parser drops a space at each end, unless the code is made only of spaces; others, such as U+00A0, do not count.
  const wouldLoseSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
  const pad = wouldLoseSpaces || /^`|`$/.test(code) ? ' ' : '';
  return fence + pad + code + pad + fence;
}
