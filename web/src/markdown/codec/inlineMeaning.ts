import type { Mark, Node } from '@tiptap/pm/model';
import { isLinkable } from '../../shared/markdown/markdownSettings.ts';
import { markdown } from './readDocument.ts';

/** A mark in words, so that equal ones are equal: “bold”, or “link” with its address and title. */
export type MarkName = string;

/** A piece of a line: words, a picture, or a line break. */
export interface Leaf {
  kind: 'text' | 'image' | 'break';
  /** The words; the alternative text of a picture. */
  text: string;
  /** Of a picture. */
  src?: string;
  title?: string;
  /** Whether the words are code. */
  code: boolean;
  marks: readonly MarkName[];
}

type Place = 'paragraph' | 'heading' | 'cell';

const linkStart = 'link ';
const nameOfLink = (href: string, title: string): MarkName => linkStart + JSON.stringify([href, title]);

/** The address and title of a link. */
export const linkIn = (name: MarkName): [href: string, title: string] | null =>
  name.startsWith(linkStart) ? (JSON.parse(name.slice(linkStart.length)) as [string, string]) : null;

// Characters that Markdown cannot carry, or that the parser replaces.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/g;
const clean = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[\r\n]+/g, ' ');

/** What the parser takes for a space next to a mark. */
const spaces = '[\\t\\n\\v\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*';
const outerSpaces = new RegExp(`^(${spaces})(.*?)(${spaces})$`, 's');

function nameOf({ type, attrs }: Mark): MarkName | null {
  if (type.name !== 'link') return type.name;
  const href = markdown.normalizeLink(String(attrs['href'] ?? '').trim());
  return isLinkable(href) ? nameOfLink(href, clean(String(attrs['title'] ?? '')).trim()) : null;
}

function leafOf(node: Node, place: Place): Leaf | null {
  const names = node.marks.map(nameOf).filter((name) => name !== null);
  const marks = names.filter((name) => name !== 'code').toSorted();
  if (node.isText) {
    const text = clean(node.text ?? '');
    // “[`]:” would begin the definition of a reference: such a link keeps its words, not their look.
    const isDefinition = text.includes(']:') && marks.some(linkIn);
    return { kind: 'text', text, code: names.includes('code') && !isDefinition, marks };
  }
  const { src, alt, title } = node.attrs as Record<string, string | null>;
  if (node.type.name !== 'image') {
    const isBreak = place === 'paragraph';
    return { kind: isBreak ? 'break' : 'text', text: isBreak ? '' : ' ', code: false, marks };
  }
  const address = markdown.normalizeLink((src ?? '').trim());
  if (!isLinkable(address)) return null;
  const picture = { src: address, title: clean(title ?? '').trim(), text: clean(alt ?? '') };
  return { kind: 'image', ...picture, code: false, marks };
}

const isWords = ({ kind, code }: Leaf) => kind === 'text' && !code;

/** Joins neighbors of the same look, and drops empty ones. */
function joined(leaves: readonly Leaf[]): Leaf[] {
  const result: Leaf[] = [];
  for (const leaf of leaves) {
    const last = result.at(-1);
    if (leaf.kind === 'text' && !leaf.text) continue;
    const isSame =
      last?.kind === 'text' &&
      leaf.kind === 'text' &&
      last.code === leaf.code &&
      last.marks.join() === leaf.marks.join();
    if (isSame) result.splice(-1, 1, { ...last, text: last.text + leaf.text });
    else result.push(leaf);
  }
  return result;
}

/** Without spaces and breaks at the ends of lines, which readers do not see. */
function trimmed(leaves: readonly Leaf[], place: Place): Leaf[] {
  const isAtStart = /^[\t\n\v\f\r ]+/;
  const start = place === 'cell' ? /^\s+/ : isAtStart;
  const end = place === 'cell' ? /\s+$/ : /[\t\n\v\f\r ]+$/;
  const trimStart = (from: readonly Leaf[]) => {
    const result: Leaf[] = [];
    for (const leaf of from) {
      const before = result.at(-1);
      const isLineStart = !before || before.kind === 'break';
      if (isLineStart && isWords(leaf)) {
        const text = leaf.text.replace(start, '');
        if (text) result.push({ ...leaf, text });
      } else if (before || leaf.kind !== 'break') result.push(leaf);
    }
    return result;
  };
  const trimEnd = (from: readonly Leaf[]) => {
    const result: Leaf[] = [];
    for (const leaf of from.toReversed()) {
      const after = result[0];
      const isLineEnd = !after || after.kind === 'break';
      if (isLineEnd && isWords(leaf)) {
        const text = leaf.text.replace(end, '');
        if (text) result.unshift({ ...leaf, text });
      } else if (after || leaf.kind !== 'break') result.unshift(leaf);
    }
    return result;
  };
  return trimEnd(trimStart(leaves));
}

/** Splits the outer spaces of words from them. */
function split(leaf: Leaf): Leaf[] {
  if (!isWords(leaf)) return [leaf];
  const [, before = '', words = '', after = ''] = outerSpaces.exec(leaf.text) ?? [];
  return [before, words, after].filter(Boolean).map((text) => Object.assign({}, leaf, { text }));
}

const isBlank = (leaf: Leaf) =>
  leaf.kind === 'break' || (isWords(leaf) && outerSpaces.exec(leaf.text)?.[2] === '');

const without = (leaf: Leaf, name: MarkName): Leaf => ({
  ...leaf,
  marks: leaf.marks.filter((other) => other !== name),
});

/** Marks begin and end at a word, a picture or code: Markdown has no marked spaces at their ends. */
function withoutOuterSpaces(leaves: readonly Leaf[]): Leaf[] {
  const pieces = leaves.flatMap(split);
  for (const name of new Set(pieces.flatMap(({ marks }) => marks))) {
    for (const order of [1, -1]) {
      let isInside = false;
      for (let n = 0; n < pieces.length; n += 1) {
        const i = order === 1 ? n : pieces.length - 1 - n;
        const piece = pieces[i] as Leaf;
        if (!piece.marks.includes(name)) isInside = false;
        else if (!isInside && isBlank(piece)) pieces[i] = without(piece, name);
        else isInside = true;
      }
    }
  }
  return pieces;
}

/** A break has the marks of both sides. */
function withBreaks(leaves: readonly Leaf[]): Leaf[] {
  return leaves.map((leaf, i) => {
    if (leaf.kind !== 'break') return leaf;
    const isShown = ({ kind }: Leaf) => kind !== 'break';
    const before = leaves.slice(0, i).findLast(isShown)?.marks ?? [];
    const after = leaves.slice(i + 1).find(isShown)?.marks ?? [];
    return { ...leaf, marks: before.filter((name) => after.includes(name)) };
  });
}

/** What readers get from a line or a paragraph. */
export function meaningOfInline(node: Node, place: Place): Leaf[] {
  const leaves: Leaf[] = [];
  node.forEach((child) => {
    const leaf = leafOf(child, place);
    if (leaf) leaves.push(leaf);
  });
  return joined(withoutOuterSpaces(withBreaks(trimmed(joined(leaves), place))));
}
