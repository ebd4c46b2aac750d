import type { Token } from 'markdown-it';

/** The words of inline tokens, without marks, addresses and pictures. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : type === 'image' ? '' : content))
    .join('')
    .trim();
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a parsed text, in one line. */
export const wordsIn = (tokens: readonly Token[]): string =>
  inOneLine(tokens.map(({ children, content }) => (children ? plainText(children) : content)).join(' '));

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** How long it takes to read so many words, in minutes: at 200 words a minute, at least 1. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / 200));
