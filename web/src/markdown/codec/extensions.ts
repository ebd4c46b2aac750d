import { getSchema, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { isLinkable } from '../../shared/markdown/markdownSettings.ts';

/** Whether readers see the items of a list without space between them. */
const tight = {
  tight: {
    default: true,
    parseHTML: (element: HTMLElement) => element.dataset['tight'] !== 'false',
    renderHTML: ({ tight }: { tight?: boolean }) => ({ 'data-tight': String(tight) }),
  },
};

const tightLists = {
  BulletList: BulletList.extend({ addAttributes: () => tight }),
  OrderedList: OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...tight };
    },
  }),
};

/** All that Markdown can say, and nothing else. */
export const extensions: Extensions = [
  Document,
  Text,
  Paragraph,
  Heading,
  Blockquote,
  CodeBlock,
  HardBreak,
  HorizontalRule,
  tightLists.BulletList,
  tightLists.OrderedList,
  // In Markdown, an item may begin with any block.
  ListItem.extend({ content: 'block+' }),
  Table,
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  Image.configure({ inline: true }),
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: isLinkable,
    HTMLAttributes: { target: null, rel: null },
  }),
  Bold,
  Italic,
  Strike,
  // Code may be bold, or a link.
  Code.extend({ excludes: '' }),
];

/** The schema of these extensions; an editor has one of its own, of the same shape. */
export const markdownSchema = getSchema(extensions);
