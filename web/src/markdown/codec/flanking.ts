import { markdown } from './readDocument.ts';
import type { Piece } from './printInline.ts';

const { isMdAsciiPunct, isPunctCharCode, isWhiteSpace } = markdown.utils;

/** A character as a reference to it, which the parser takes for punctuation next to a mark. */
export const referTo = (character: string): string => `&#${character.codePointAt(0)};`;

const first = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 32);
const last = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? ' ';

const isSpace = (character: string) => isWhiteSpace(character.codePointAt(0) ?? 32);
const isPunctuation = (character: string) => {
  const code = character.codePointAt(0) ?? 32;
  return isMdAsciiPunct(code) || isPunctCharCode(code);
};

/**
 * Whether the parser takes a mark for an opening one (CommonMark 0.31, “Emphasis and strong emphasis”); for a closing
 * one, the characters are the other way round.
 */
function isTaken(mark: string, outside: string, inside: string, isStrict: boolean): boolean {
  if (isSpace(outside) || isPunctuation(outside)) return true;
  return !isStrict && mark !== '_' && !isPunctuation(inside);
}

/**
 * Makes the last character of words a reference if they are before a mark, else the first. An underscore within a word
 * needed no escape before: next to the reference it would be taken for a mark.
 */
function refer(words: Piece, isBefore: boolean): void {
  const character = isBefore ? last(words.text) : first(words.text);
  words.text = isBefore
    ? words.text.slice(0, -character.length).replace(/(?<!\\)_$/, '\\_') + referTo(character)
    : referTo(character) + words.text.slice(character.length).replace(/^_/, '\\_');
}

/** Makes the words next to a mark references to characters where the parser would not take it for one. */
export function setApart(pieces: Piece[], isStrict: boolean): void {
  pieces.forEach(({ kind, text }, i) => {
    if (kind !== 'open' && kind !== 'close') return;
    const isOpening = kind === 'open';
    const [outer, inner] = isOpening ? [pieces[i - 1], pieces[i + 1]] : [pieces[i + 1], pieces[i - 1]];
    const insideOf = ({ text }: Piece) => (isOpening ? first(text) : last(text));
    // Where marks overlap, one of them is interrupted, which may be at a space.
    if (inner?.kind === 'words' && isSpace(insideOf(inner))) refer(inner, !isOpening);
    if (!outer || !inner || outer.kind !== 'words') return;
    const outside = isOpening ? last(outer.text) : first(outer.text);
    if (!isTaken(text, outside, insideOf(inner), isStrict)) refer(outer, isOpening);
  });
}
