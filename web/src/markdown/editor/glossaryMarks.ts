import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { placesOf, type FindMisuses, type Misuse } from '../../shared/glossary.ts';
import { misuse as mark } from './RichText.css.ts';

/** Finds the wrong forms of the glossary; null until it is known. By editor: each text has its language. */
const finders = new WeakMap<Editor, FindMisuses>();

/** The text of a block, each of its characters at its position; code and what is no text are left out. */
function textOf(block: Node): string {
  let text = '';
  block.forEach((child) => {
    const isRead = child.isText && !child.marks.some(({ type }) => type.name === 'code');
    text += isRead ? child.text : '\0'.repeat(child.nodeSize);
  });
  return text;
}

/** The places in a document, found block by block. @param search the places in a block’s text */
function placesIn(document: Node, search: (block: Node) => readonly Misuse[]): Misuse[] {
  const places: Misuse[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock || node.type.spec.code) return;
    const start = position + 1;
    for (const place of search(node)) {
      places.push(Object.assign({}, place, { from: start + place.from, to: start + place.to }));
    }
  });
  return places;
}

/** Underlines wrong forms. A block is searched once, however often another one changes. */
export const glossaryMarks = Extension.create({
  name: 'glossaryMarks',
  addProseMirrorPlugins() {
    const { editor } = this;
    let known: { find: FindMisuses; blocks: WeakMap<Node, Misuse[]> } | undefined;
    const search = (find: FindMisuses) => (block: Node) => {
      if (known?.find !== find) known = { find, blocks: new WeakMap() };
      const found = known.blocks.get(block) ?? find(textOf(block));
      known.blocks.set(block, found);
      return found;
    };
    const decorations = ({ doc }: { doc: Node }) => {
      const find = finders.get(editor);
      if (!find) return null;
      const marks = placesIn(doc, search(find)).map(({ from, to, reason }) =>
        Decoration.inline(from, to, { class: mark, title: reason }),
      );
      return DecorationSet.create(doc, marks);
    };
    return [new Plugin({ props: { decorations } })];
  },
});

/** Has an editor underline what the glossary finds. */
export function markMisuses(editor: Editor, find: FindMisuses): void {
  finders.set(editor, find);
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
}

/** Replaces a wrong form everywhere, in one step that can be undone. */
export function replaceMisuses(editor: Editor, form: string): void {
  const find = finders.get(editor);
  if (!find) return;
  const { tr, doc } = editor.state;
  const places = placesIn(doc, (block) => placesOf(textOf(block), find, form));
  // From the last to the first: what is replaced does not move those before it.
  for (const { from, to, right } of places.toSorted((one, other) => other.from - one.from))
    tr.insertText(right, from, to);
  editor.view.dispatch(tr);
}
