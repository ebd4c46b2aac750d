import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
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
            const { added, settled } = (transaction.getMeta(key) ?? {}) as MarkChange;
            // What is typed at a mark comes after it, and further pictures there come after the first one.
            const side = settled ? 1 : -1;
            const kept = Array.from(
              before,
              ([file, { at, label }]) => [file, { at: transaction.mapping.map(at, side), label }] as const,
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

/** Inserts a picture at the mark of its file, in a step of its own that can be undone. */
export function insertAtMark(view: EditorView, file: File, attributes: { src: string; alt: string }): void {
  const mark = key.getState(view.state)?.get(file);
  const picture = view.state.schema.nodes['image']?.create(attributes);
  if (!mark || !picture) return;
  const { tr, doc } = view.state;
  // Not into code.
  const at = dropPoint(doc, mark.at, new Slice(Fragment.from(picture), 0, 0)) ?? mark.at;
  tr.replaceRangeWith(at, at, picture).setMeta(key, { settled: file } satisfies MarkChange);
  view.dispatch(closeHistory(tr));
}
