import type { Language } from '../../shared/language.ts';

/** A block of a text: a paragraph, a heading, a list. */
export interface Block {
  /** What only a block of the same kind is likely to translate: “paragraph”, “heading2”. */
  kind: string;
  /** Its length in characters; 0 if nothing is written in it. A picture counts as one character. */
  length: number;
}

/** The blocks that say the same in both languages, by their places in the texts; null where a language has none. */
export type Row = Record<Language, number | null>;

/** What it costs that a block has no counterpart. Two such blocks cost more than any pair but one with a heading. */
const alone = 1.3;
/** What a pair costs in which only one has text. */
const unwritten = 0.7;
const otherKind = 1.2;

const isHeading = ({ kind }: Block) => kind.startsWith('heading');

/** How unlikely it is that one block translates the other. */
function distance(one: Block, other: Block): number {
  if (one.kind !== other.kind && (isHeading(one) || isHeading(other))) return 3;
  if (one.length === 0 && other.length === 0) return 0;
  if (one.length === 0 || other.length === 0) return unwritten;
  const apart = 1 - Math.min(one.length, other.length) / Math.max(one.length, other.length);
  // Where only the lengths differ, a pair is likelier than two gaps.
  return one.kind === other.kind ? apart : otherKind + apart / 4;
}

/**
 * Pairs the blocks of both languages in their order, so that as little as possible has no counterpart: a heading with one
 * of its level, other blocks preferably with one of their kind and of a similar length.
 */
export function rowsOf(english: readonly Block[], indonesian: readonly Block[]): Row[] {
  const [rows, columns] = [english.length, indonesian.length];
  // costs[i][j]: the least cost of pairing what comes from English block i and Indonesian block j on.
  const costs = Array.from({ length: rows + 1 }, () => Array.from({ length: columns + 1 }, () => 0));
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const paired = (i: number, j: number) => {
    const [one, other] = [english[i], indonesian[j]];
    return one && other ? distance(one, other) + cost(i + 1, j + 1) : Number.POSITIVE_INFINITY;
  };
  for (let i = rows; i >= 0; i -= 1)
    for (let j = columns; j >= 0; j -= 1) {
      if (i === rows && j === columns) continue;
      const line = costs[i];
      if (line) line[j] = Math.min(paired(i, j), alone + cost(i + 1, j), alone + cost(i, j + 1));
    }
  const found: Row[] = [];
  for (let i = 0, j = 0; i < rows || j < columns;) {
    if (paired(i, j) <= cost(i, j)) found.push({ en: i++, id: j++ });
    else if (alone + cost(i + 1, j) <= cost(i, j)) found.push({ en: i++, id: null });
    else found.push({ en: null, id: j++ });
  }
  return found;
}
