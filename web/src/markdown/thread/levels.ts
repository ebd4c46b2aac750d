import { languages, otherLanguage, type Language } from '../../shared/language.ts';
import type { Block, Row } from './rows.ts';

/** A block as it is laid out, in pixels. */
export interface Laid extends Block {
  /** Where it begins without any levelling. */
  top: number;
  height: number;
}

/** A mark on the thread between the languages. */
export interface Bead {
  top: number;
  /** Whether only one language has text here. */
  isOpen: boolean;
}

/** Where a language lacks what the other one has. */
export interface Place {
  language: Language;
  top: number;
  height: number;
  /** How many blocks of the language come before it. */
  at: number;
  /** The blocks of the other language that it lacks. */
  lacks: readonly number[];
}

export interface Levels {
  /** How much further down each block begins, compared with its predecessor, than without levelling. */
  shifts: Record<Language, number[]>;
  beads: Bead[];
  places: Place[];
  /** Where each text ends, with its places. */
  bottoms: Record<Language, number>;
}

/** The height of a place, and its distance from blocks. */
export const placeHeight = 52;
const gap = 16;

/** Consecutive rows that the same language lacks are one group; every other row is its own. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const lackedBy = ({ en, id }: Row) => (en === null ? 'en' : id === null ? 'id' : null);
  const groups: Row[][] = [];
  for (const row of rows) {
    const [last] = groups.at(-1)?.slice(-1) ?? [];
    const lacked = lackedBy(row);
    if (last && lacked !== null && lackedBy(last) === lacked) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/**
 * Lets the blocks of a row begin at the same height. Where a language has none, a place is left for it; blocks without
 * text need no counterpart.
 */
export function levelsOf(rows: readonly Row[], blocks: Readonly<Record<Language, readonly Laid[]>>): Levels {
  const shifts = { en: blocks.en.map(() => 0), id: blocks.id.map(() => 0) };
  const [beads, places]: [Bead[], Place[]] = [[], []];
  /** How far down everything that follows is shifted; where the next block may begin; where the last one ends. */
  const [shifted, floor, bottom] = [
    { en: 0, id: 0 },
    { en: 0, id: 0 },
    { en: 0, id: 0 },
  ];
  const seen = { en: 0, id: 0 };
  const topOf = (language: Language, index: number) =>
    Math.max((blocks[language][index]?.top ?? 0) + shifted[language], floor[language]);
  const put = (language: Language, index: number, top: number) => {
    const block = blocks[language][index];
    if (!block) return;
    shifts[language][index] = top - block.top - shifted[language];
    shifted[language] = top - block.top;
    bottom[language] = top + block.height;
    seen[language] = index + 1;
  };
  for (const group of groupsOf(rows)) {
    const [first = { en: null, id: null }] = group;
    if (first.en !== null && first.id !== null) {
      const [en, id] = [first.en, first.id];
      const top = Math.max(topOf('en', en), topOf('id', id));
      put('en', en, top);
      put('id', id, top);
      const written = languages.filter((language) => blocks[language][first[language] ?? 0]?.length).length;
      if (written > 0) beads.push({ top, isOpen: written === 1 });
      continue;
    }
    const own: Language = first.en === null ? 'id' : 'en';
    const lacking = otherLanguage(own);
    const indexes = group.flatMap((row) => row[own] ?? []);
    const lacks = indexes.filter((index) => blocks[own][index]?.length);
    const [start = 0] = indexes;
    const natural = topOf(own, start);
    const top = lacks.length > 0 ? Math.max(natural, bottom[lacking] && bottom[lacking] + gap) : natural;
    put(own, start, top);
    for (const index of indexes.slice(1)) put(own, index, topOf(own, index));
    if (lacks.length === 0) continue;
    beads.push({ top, isOpen: true });
    places.push({ language: lacking, top, height: placeHeight, at: seen[lacking], lacks });
    bottom[lacking] = top + placeHeight;
    floor[lacking] = bottom[lacking] + gap;
  }
  return { shifts, beads, places, bottoms: bottom };
}
