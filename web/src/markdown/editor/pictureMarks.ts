import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { pictureOnItsWay } from './RichText.css.ts';

/** Where a picture will be once its file is uploaded, and what is shown there until then. */
interface Mark {
  at: number;
  label: string;
}

type Marks = ReadonlyMap<File, Mark>;

/** What a transaction does to the marks. */
interface MarkChange {
  added?: Marks;
  /** A file whose picture it inserts, or that has failed. */
  settled?: File;
  /** Where further pictures from the same place go: behind the one that it inserts. */
  next?: number;
}

const key = new PluginKey<Marks>('pictureMarks');

/**
 * Keeps the places of pictures while their files are uploaded. They are no part of the document: what is kept of it, and
 * what undo takes back, never has a picture without an address.
 */
export const pictureMarks = Extension.create({
  name: 'pictureMarks',
  addProseMirrorPlugins() {
    /** The marks of the latest state: a text that comes from outside replaces it. */
    let latest: Marks = new Map();
    return [
      new Plugin<Marks>({
        key,
        state: {
          init: (_config, { doc }) =>
            new Map(
              Array.from(latest, ([file, mark]) => [
                file,
                { ...mark, at: Math.min(mark.at, doc.content.size) },
              ]),
            ),
          apply(transaction, before) {
            const { added, settled, next } = (transaction.getMeta(key) ?? {}) as MarkChange;
            const place = settled && before.get(settled)?.at;
            // What is typed at a mark comes after it.
            const moved = (at: number) =>
              (at === place ? next : undefined) ?? transaction.mapping.map(at, -1);
            const kept = Array.from(
              before,
              ([file, { at, label }]) => [file, { at: moved(at), label }] as const,
            ).filter(([file]) => file !== settled);
            latest = new Map([...kept, ...(added ?? [])]);
            return latest;
          },
        },
        props: {
          decorations: (state) =>
            DecorationSet.create(
              state.doc,
              Array.from(key.getState(state) ?? [], ([, { at, label }]) =>
                Decoration.widget(at, () => markElement(label), { side: -1, key: label }),
              ),
            ),
        },
      }),
    ];
  },
});

function markElement(label: string): HTMLElement {
  const element = document.createElement('span');
  element.className = pictureOnItsWay;
  element.textContent = label;
  return element;
}

/** Marks where the pictures of files will be. @param labels what is shown there, by file */
export function markPictures(view: EditorView, at: number, labels: ReadonlyMap<File, string>): void {
  const added = new Map(Array.from(labels, ([file, label]) => [file, { at, label }]));
  view.dispatch(view.state.tr.setMeta(key, { added } satisfies MarkChange));
}

/** Removes a mark: its file has failed. */
export function removeMark(view: EditorView, file: File): void {
  view.dispatch(view.state.tr.setMeta(key, { settled: file } satisfies MarkChange));
}

/**
 * The range that a picture’s paragraph takes: an empty paragraph, or the end of the block around a place, or its start if
 * the place is there.
 */
function rangeAround(doc: Node, at: number, paragraph: Node): { from: number; to: number } {
  const $at = doc.resolve(at);
  if (!$at.parent.isTextblock) return { from: at, to: at };
  if ($at.parent.type === paragraph.type && $at.parent.content.size === 0)
    return { from: $at.before(), to: $at.after() };
  for (let { depth } = $at; depth > 0; depth -= 1) {
    const index = $at.index(depth - 1) + ($at.parentOffset > 0 ? 1 : 0);
    const place = $at.parentOffset > 0 ? $at.after(depth) : $at.before(depth);
    if ($at.node(depth - 1).canReplaceWith(index, index, paragraph.type)) return { from: place, to: place };
  }
  return { from: doc.content.size, to: doc.content.size };
}

/** Inserts a picture near the mark of its file, as a paragraph, in a step of its own that can be undone. */
export function insertAtMark(view: EditorView, file: File, attributes: { src: string; alt: string }): void {
  const mark = key.getState(view.state)?.get(file);
  const { tr, doc, schema } = view.state;
  const { image, paragraph: type } = schema.nodes;
  if (!mark || !image || !type) return;
  const paragraph = type.create(null, image.create(attributes));
  const { from, to } = rangeAround(doc, mark.at, paragraph);
  const next = from + paragraph.nodeSize;
  tr.replaceWith(from, to, paragraph).setMeta(key, { settled: file, next } satisfies MarkChange);
  view.dispatch(closeHistory(tr));
}
