import type { Node } from '@tiptap/pm/model';
import { meaningOfInline, type Leaf } from './inlineMeaning.ts';

/** A block as Markdown can say it; documents that read alike have equal ones. */
export type Block =
  | { kind: 'paragraph'; content: Leaf[] }
  | { kind: 'heading'; level: number; content: Leaf[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; info: string; text: string }
  | { kind: 'rule' }
  | ListBlock
  | { kind: 'table'; aligns: (string | null)[]; rows: Leaf[][][] };

export interface ListBlock {
  kind: 'list';
  /** The number of the first item; null for bullets. */
  start: number | null;
  tight: boolean;
  items: Block[][];
}

/** Whether a block needs no blank line before it, after another one: neither would swallow the other. */
export function mayFollow(previous: Block, next: Block): boolean {
  const ends = ['heading', 'code', 'rule'].includes(previous.kind);
  if (next.kind === 'paragraph') return ends;
  if (!ends && previous.kind !== 'paragraph' && previous.kind !== 'list') return false;
  if (next.kind === 'list') return next.start === null || next.start === 1;
  return ['quote', 'code', 'heading'].includes(next.kind);
}

const childrenOf = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, i) => node.child(i));

const blocksOf = (node: Node): Block[] =>
  childrenOf(node)
    .map(meaningOf)
    .filter((block) => block !== null);

function meaningOfList(node: Node): ListBlock | null {
  const items = childrenOf(node)
    .map(blocksOf)
    .filter((blocks) => blocks.length > 0);
  if (items.length === 0) return null;
  const hasParagraphs = items.flat().some(({ kind }) => kind === 'paragraph');
  const isOneBlock = items.length === 1 && items[0]?.length === 1;
  const mayBeTight = items.every((blocks) =>
    blocks.every((block, i) => i === 0 || mayFollow(blocks[i - 1] as Block, block)),
  );
  const tight = !hasParagraphs || isOneBlock || (node.attrs['tight'] === true && mayBeTight);
  const start = node.type.name === 'orderedList' ? Number(node.attrs['start']) : null;
  return { kind: 'list', start, tight, items };
}

function meaningOfTable(node: Node): Block {
  const rows = childrenOf(node).map(childrenOf);
  // A row has as many cells as the widest, of which the first row says how they are aligned.
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, i) => i);
  return {
    kind: 'table',
    aligns: columns.map((i) => (rows[0]?.[i]?.attrs['align'] as string | null) ?? null),
    rows: rows.map((row) => columns.map((i) => (row[i] ? meaningOfInline(row[i].child(0), 'cell') : []))),
  };
}

const readings = new WeakMap<Node, { block: Block | null }>();

/** What readers get from a block; null for nothing, such as an empty paragraph. Nodes never change. */
export function meaningOf(node: Node): Block | null {
  let reading = readings.get(node);
  if (!reading) readings.set(node, (reading = { block: read(node) }));
  return reading.block;
}

function read(node: Node): Block | null {
  switch (node.type.name) {
    case 'paragraph': {
      const content = meaningOfInline(node, 'paragraph');
      return content.length > 0 ? { kind: 'paragraph', content } : null;
    }
    case 'heading': {
      const content = meaningOfInline(node, 'heading');
      return content.length > 0 ? { kind: 'heading', level: Number(node.attrs['level']), content } : null;
    }
    case 'blockquote': {
      const blocks = blocksOf(node);
      return blocks.length > 0 ? { kind: 'quote', blocks } : null;
    }
    case 'codeBlock':
      return {
        kind: 'code',
        info: String(node.attrs['language'] ?? '').trim(),
        text: node.textContent.replaceAll(/\r\n?/g, '\n'),
      };
    case 'horizontalRule':
      return { kind: 'rule' };
    case 'table':
      return meaningOfTable(node);
    default:
      return meaningOfList(node);
  }
}
