import type { ChainedCommands, Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { ComponentType } from 'react';
import { EditIcon } from '../../ui/moreIcons.tsx';
import { LibraryIcon } from '../../images/library/imageIcons.tsx';
import * as icons from './toolIcons.tsx';

/** A command of the toolbar. */
export interface Tool {
  Icon: ComponentType;
  /** Whether it applies where the cursor is; by default, everywhere. */
  isShown?: (editor: Editor) => boolean;
  /** Whether the text at the cursor has it; absent for what is not on or off. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** Absent for what opens a dialog. */
  run?: (editor: Editor) => void;
}

/** Continues behind what is selected, such as a picture, which an insertion would replace. */
export const afterSelection = (chain: ChainedCommands): ChainedCommands =>
  chain.focus().command(({ tr }) => {
    tr.setSelection(Selection.near(tr.selection.$to, -1));
    return true;
  });

const heading = (level: 2 | 3 | 4, Icon: ComponentType): Tool => ({
  Icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const isInTable = (editor: Editor) => editor.isActive('table');
const isInItem = (editor: Editor) => editor.isActive('listItem');

/** The commands in the order of the toolbar, in groups. */
export const toolGroups = [
  {
    heading2: heading(2, icons.Heading2Icon),
    heading3: heading(3, icons.Heading3Icon),
    heading4: heading(4, icons.Heading4Icon),
  },
  {
    bold: {
      Icon: icons.BoldIcon,
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    italic: {
      Icon: icons.ItalicIcon,
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    strike: {
      Icon: icons.StrikeIcon,
      isOn: (editor) => editor.isActive('strike'),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
  },
  {
    bulletList: {
      Icon: icons.BulletsIcon,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    orderedList: {
      Icon: icons.NumbersIcon,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    indent: {
      Icon: icons.IndentIcon,
      isShown: isInItem,
      isPossible: (editor) => editor.can().sinkListItem('listItem'),
      run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
    },
    outdent: {
      Icon: icons.OutdentIcon,
      isShown: isInItem,
      run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
    },
    quote: {
      Icon: icons.QuoteIcon,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  },
  {
    link: { Icon: icons.LinkIcon, isOn: (editor) => editor.isActive('link') },
    picture: { Icon: LibraryIcon },
    describe: { Icon: EditIcon, isShown: (editor) => editor.isActive('image') },
    table: {
      Icon: icons.TableIcon,
      isShown: (editor) => !isInTable(editor),
      run: (editor) =>
        afterSelection(editor.chain()).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
  },
  {
    rowAfter: {
      Icon: icons.RowAfterIcon,
      isShown: isInTable,
      run: (editor) => editor.chain().focus().addRowAfter().run(),
    },
    columnAfter: {
      Icon: icons.ColumnAfterIcon,
      isShown: isInTable,
      run: (editor) => editor.chain().focus().addColumnAfter().run(),
    },
    deleteRow: {
      Icon: icons.DeleteRowIcon,
      isShown: isInTable,
      run: (editor) => editor.chain().focus().deleteRow().run(),
    },
    deleteColumn: {
      Icon: icons.DeleteColumnIcon,
      isShown: isInTable,
      run: (editor) => editor.chain().focus().deleteColumn().run(),
    },
    deleteTable: {
      Icon: icons.DeleteTableIcon,
      isShown: isInTable,
      run: (editor) => editor.chain().focus().deleteTable().run(),
    },
  },
  {
    undo: {
      Icon: icons.UndoIcon,
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    redo: {
      Icon: icons.RedoIcon,
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  },
] as const satisfies readonly Record<string, Tool>[];

type KeysOf<Union> = Union extends Union ? keyof Union : never;

export type ToolName = KeysOf<(typeof toolGroups)[number]>;

/** All commands, each with its name and the number of its group. */
export const tools = toolGroups.flatMap((group, index) =>
  Object.entries<Tool>(group).map(([name, tool]) => ({ name: name as ToolName, tool, group: index })),
);
