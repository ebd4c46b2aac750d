import type { Node, Schema } from '@tiptap/pm/model';
import { meaningOf, type Block } from './meaning.ts';
import { printBlock, signOf } from './printBlocks.ts';
import { readMarkdown } from './readDocument.ts';

/** A text as it was read: what is not changed keeps its source. */
export interface Original {
  text: string;
  doc: Node;
  /** The source of each block. */
  sources: string[];
  /** What is before the first block, between two, and after the last: blank lines, and definitions of references. */
  gaps: string[];
}

/** The starts of the lines of a text, and its end. */
function lineStarts(text: string): number[] {
  return [
    0,
    ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length),
    text.length,
  ];
}

/** Reads a text. Its blocks know where they come from. */
export function read(schema: Schema, text: string): Original {
  const blocks = readMarkdown(schema, text);
  const starts = lineStarts(text);
  const sources: string[] = [];
  const gaps: string[] = [];
  let end = 0;
  for (const { node, lines } of blocks) {
    const from = starts[lines[0]] ?? 0;
    const whole = text.slice(from, starts[lines[1]] ?? text.length);
    // The blank lines after a list belong to the gap; in code, they are its own.
    const source = node.type.name === 'codeBlock' ? whole.replace(/[\r\n]+$/, '') : whole.trimEnd();
    gaps.push(text.slice(end, from));
    sources.push(source);
    end = from + source.length;
  }
  gaps.push(text.slice(end));
  const content = blocks.map(({ node }) => node);
  return {
    text,
    doc: schema.node('doc', null, content.length > 0 ? content : [schema.node('paragraph')]),
    sources,
    gaps,
  };
}

const childrenOf = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, i) => node.child(i));

const meanings = (doc: Node): Block[] =>
  childrenOf(doc)
    .map(meaningOf)
    .filter((block) => block !== null);

/** Whether a text reads as these blocks. */
function readsAs(schema: Schema, text: string, blocks: readonly Block[]): boolean {
  return JSON.stringify(meanings(read(schema, text).doc)) === JSON.stringify(blocks);
}

function print(schema: Schema, block: Block, taken: readonly (string | undefined)[]): string {
  const text = printBlock(block, { isStrict: false }, false, taken);
  return readsAs(schema, text, [block]) ? text : printBlock(block, { isStrict: true }, false, taken);
}

/** A block of the changed text; `at` is its index in the original, -1 for a new or changed one. */
interface Kept {
  block: Block;
  at: number;
}

/**
 * Finds the blocks that are as they were, in their order. One that was not touched is the same node; another one that
 * is equal, such as a new rule, takes the place only of a node that is gone.
 */
function keptBlocks({ doc }: Original, changed: Node): Kept[] {
  const [before, after] = [childrenOf(doc), childrenOf(changed)];
  const present = new Set(after);
  let next = 0;
  return after.flatMap((node) => {
    const block = meaningOf(node);
    if (!block) return [];
    const own = before.indexOf(node, next);
    const isAgain = (other: Node, i: number) => i >= next && !present.has(other) && other.eq(node);
    const at = own === -1 ? before.findIndex(isAgain) : own;
    if (at !== -1) next = at + 1;
    return [{ block, at }];
  });
}

const blank = '\n\n';

const definitionsIn = (gaps: readonly string[]): string =>
  gaps
    .map((gap) => gap.trim())
    .filter(Boolean)
    .join('\n');

/** @param isLoose whether changed blocks have a blank line on both sides, whatever was there */
function join(schema: Schema, original: Original, kept: readonly Kept[], isLoose: boolean): string {
  const { sources, gaps } = original;
  const unused = new Set(gaps.keys());
  const take = (index: number) => {
    unused.delete(index);
    return gaps[index] ?? '';
  };
  const tail = take(gaps.length - 1);
  let text = '';
  let sign: string | undefined;
  kept.forEach(({ block, at }, i) => {
    const before = kept[i - 1]?.at ?? -1;
    const isChanged = at === -1 || (i > 0 && before !== at - 1);
    // A changed block has the place of the one that followed the block before it.
    const place = at === -1 ? (i === 0 || before !== -1 ? before + 1 : -1) : at;
    const gap = unused.has(place) && (i > 0 || place === 0) ? take(place) : i > 0 ? blank : '';
    const following = kept[i + 1];
    const nextSign = following && following.at !== -1 ? signOf(sources[following.at] ?? '') : undefined;
    const source = at === -1 ? print(schema, block, [sign, nextSign]) : (sources[at] ?? '');
    const isTorn = isLoose && i > 0 && (isChanged || before === -1) && !/\n[ \t]*\r?\n/.test(gap);
    text += (isTorn ? definitionsAround(gap) : gap) + source;
    sign = signOf(source);
  });
  const definitions = definitionsIn([...unused].map((index) => gaps[index] ?? ''));
  return text + (definitions && blank + definitions) + tail;
}

const definitionsAround = (gap: string) => (gap.trim() ? `${blank}${gap.trim()}${blank}` : blank);

/** Prints every block anew. */
function printAll(schema: Schema, { gaps }: Original, kept: readonly Kept[]): string {
  let sign: string | undefined;
  const printed = kept.map(({ block }) => {
    const text = print(schema, block, [sign]);
    sign = signOf(text);
    return text;
  });
  const definitions = definitionsIn(gaps);
  return printed.join(blank) + (definitions && blank + definitions);
}

/**
 * Prints a changed document as Markdown: what did not change keeps its source, and what did reads as it looks. Empty
 * paragraphs, headings and items are left out.
 */
export function write(original: Original, doc: Node): string {
  if (doc.eq(original.doc)) return original.text;
  const { schema } = doc.type;
  const kept = keptBlocks(original, doc);
  if (kept.length === 0) return '';
  const blocks = kept.map(({ block }) => block);
  for (const isLoose of [false, true]) {
    const text = join(schema, original, kept, isLoose);
    if (readsAs(schema, text, blocks)) return text;
  }
  return printAll(schema, original, kept);
}
