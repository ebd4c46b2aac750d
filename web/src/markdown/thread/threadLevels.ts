import { Extension, type Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const key = new PluginKey<DecorationSet>('threadLevels');

/** Moves blocks down to the height of their counterparts in the other language; no part of the document. */
export const threadLevels = Extension.create({
  name: 'threadLevels',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, before) =>
          (transaction.getMeta(key) as DecorationSet | undefined) ??
          before.map(transaction.mapping, transaction.doc),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** How far a block is moved down, and the margin that does it, in pixels. */
export interface Move {
  shift: number;
  margin: number;
}

/** How far each block is moved down at present, in pixels; one that was split or is new has not been moved. */
export function shiftsIn({ state }: Editor): number[] {
  const moved = new Map(
    key
      .getState(state)
      ?.find()
      .map(({ from, spec }) => [from, (spec as Move).shift] as const),
  );
  const shifts: number[] = [];
  state.doc.forEach((_node, position) => shifts.push(moved.get(position) ?? 0));
  return shifts;
}

/** Moves blocks down, by their places among the blocks of the document, and all others back. */
export function moveBlocks({ view, isDestroyed }: Editor, moves: ReadonlyMap<number, Move>): void {
  if (isDestroyed) return;
  const { doc, tr } = view.state;
  const decorations: Decoration[] = [];
  doc.forEach((node, position, index) => {
    const move = moves.get(index);
    if (!move) return;
    const style = `margin-block-start: ${move.margin}px`;
    decorations.push(Decoration.node(position, position + node.nodeSize, { style }, move));
  });
  view.dispatch(tr.setMeta(key, DecorationSet.create(doc, decorations)).setMeta('addToHistory', false));
}

/** Leaves room, in pixels, for what is shown below a text. */
export function reserveHeight({ view, isDestroyed }: Editor, height: number): void {
  if (!isDestroyed && view.dom.parentElement) view.dom.parentElement.style.minHeight = `${height}px`;
}
