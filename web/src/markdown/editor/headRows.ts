import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';

/** Gives the cells of a table the kinds that Markdown has: the first row is the head. */
function fix(table: Node, position: number, transaction: Transaction): void {
  const { tableHeader, tableCell } = table.type.schema.nodes;
  table.forEach((row, rowOffset, index) => {
    const type = index === 0 ? tableHeader : tableCell;
    row.forEach((cell, offset) => {
      if (cell.type !== type) transaction.setNodeMarkup(position + rowOffset + offset + 2, type);
    });
  });
}

/** Keeps the head of a table its first row, whichever rows are added and deleted. */
export const headRows = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, position) => {
      if (node.type.name === 'table') fix(node, position, tr);
      return !node.isTextblock && node.type.name !== 'table';
    });
    return tr.docChanged ? tr : null;
  },
});
