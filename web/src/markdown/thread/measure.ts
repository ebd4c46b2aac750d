import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Laid } from './levels.ts';
import type { Block } from './rows.ts';
import { shiftsIn } from './threadLevels.ts';

function blockOf(node: Node): Block {
  let length = node.textContent.trim().length;
  node.descendants((child) => {
    if (child.type.name === 'image') length += 1;
  });
  const isLeaf = node.isLeaf || node.type.name === 'table';
  const level = node.type.name === 'heading' ? String(node.attrs['level']) : '';
  return { kind: node.type.name + level, length: isLeaf ? Math.max(length, 1) : length };
}

const known = new WeakMap<Node, Block>();

/** The blocks of a text. A document without any text has none. */
export function blocksOf(doc: Node): Block[] {
  const blocks = Array.from({ length: doc.childCount }, (_, index) => {
    const node = doc.child(index);
    const block = known.get(node) ?? blockOf(node);
    known.set(node, block);
    return block;
  });
  return blocks.some(({ length }) => length > 0) ? blocks : [];
}

/** A text’s blocks as they are laid out, and the margins that they have of their own. */
export interface Measured {
  blocks: Laid[];
  margins: number[];
  /** How far each is moved down at present. */
  shifts: number[];
  /** Where the text begins below the upper end of the thread. */
  start: number;
}

/**
 * Measures the blocks of a text.
 * @param origin the upper end of the thread in the window
 */
export function measure(editor: Editor, origin: number): Measured {
  const { view } = editor;
  const { doc } = view.state;
  const shifts = shiftsIn(editor);
  const start = view.dom.getBoundingClientRect().top - origin;
  const margins: number[] = [];
  let [position, shifted] = [0, 0];
  const blocks = blocksOf(doc).map((block, index) => {
    const element = view.nodeDOM(position);
    position += doc.child(index).nodeSize;
    if (!(element instanceof HTMLElement)) return Object.assign({}, block, { top: start, height: 0 });
    const shift = shifts[index] ?? 0;
    shifted += shift;
    margins.push(Number.parseFloat(getComputedStyle(element).marginBlockStart) - shift);
    const { top, height } = element.getBoundingClientRect();
    return Object.assign({}, block, { top: top - origin - shifted, height });
  });
  return { blocks, shifts, margins, start };
}
