import { Extension, type Editor, type Extensions, type KeyboardShortcutCommand } from '@tiptap/core';
import { Focus, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { read } from '../codec/codec.ts';
import { extensions } from '../codec/extensions.ts';
import { cleanPasted } from '../paste/cleanPasted.ts';
import { glossaryMarks } from './glossaryMarks.ts';
import { headRows } from './headRows.ts';
import { pictureMarks } from './pictureMarks.ts';
import { PictureView } from './PictureView.tsx';
import { threadLevels } from '../thread/threadLevels.ts';
import { blockAtHand } from './RichText.css.ts';

type Keys = Record<string, KeyboardShortcutCommand>;

/** Tab leaves the text, as in every other field. */
const withoutTab = ({ Tab: _forward, 'Shift-Tab': _back, ...keys }: Keys): Keys => keys;

const changed: Record<string, object> = {
  table: {
    addKeyboardShortcuts(this: { parent?: () => Keys }) {
      return withoutTab(this.parent?.() ?? {});
    },
  },
  listItem: {
    addKeyboardShortcuts(this: { parent?: () => Keys; editor: Editor }): Keys {
      return {
        ...withoutTab(this.parent?.() ?? {}),
        'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
        'Mod-[': () => this.editor.commands.liftListItem('listItem'),
      };
    },
  },
  image: { addNodeView: () => ReactNodeViewRenderer(PictureView, { as: 'span' }) },
};

/** Reads what is pasted: HTML as readers would see it, plain text as Markdown. */
const paste = Extension.create({
  name: 'pastedMarkdown',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: cleanPasted,
        clipboardTextParser: (text, _context, isPlain, view) =>
          isPlain ? (null as never) : Slice.maxOpen(read(view.state.schema, text).doc.content),
      },
    }),
    headRows,
  ],
});

/** All that an editor can do with a text. */
export const editorExtensions: Extensions = [
  ...extensions.map((extension) => {
    const change = changed[extension.name];
    return change ? extension.extend(change) : extension;
  }),
  UndoRedo,
  Gapcursor,
  Focus.configure({ className: blockAtHand, mode: 'shallowest' }),
  paste,
  glossaryMarks,
  pictureMarks,
  threadLevels,
];
