import type { Token } from 'markdown-it';

/** The words of inline tokens, without marks, addresses and pictures. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : type === 'image' ? '' : content))
    .join('')
    .trim();
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a parsed text, in one line, with a dot between a heading and what follows it. */
export const wordsIn = (tokens: readonly Token[]): string =>
  inOneLine(
    tokens
      .map(({ type, children, content }) =>
        type === 'heading_close' ? '·' : children ? plainText(children) : content,
      )
      .join(' '),
  ).replace(/ ·$/, '');

/** How many words a text has; a dash or a dot on its own is none. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** How long it takes to read so many words, in minutes: at 200 words a minute, at least 1. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / 200));
