/** The parts of a cell that are blocks, which Markdown’s cells do not have. */
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, pre';

function cleanCell(cell: Element): void {
  for (const attribute of ['colspan', 'rowspan', 'colwidth', 'data-colwidth'])
    cell.removeAttribute(attribute);
  for (const block of cell.querySelectorAll(blocks)) block.replaceWith(...block.childNodes, ' ');
  for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
}

/** Makes tables of the kind that Markdown has: a head row, and cells of one line that do not span others. */
export function cleanTables(body: HTMLElement): void {
  // A table within a cell is laid out text.
  for (const inner of body.querySelectorAll('td table, th table')) inner.replaceWith(inner.textContent);
  for (const table of body.querySelectorAll('table')) {
    for (const extra of table.querySelectorAll('colgroup, caption')) extra.remove();
    const rows = Array.from(table.rows);
    const widths = rows.map((row) => Array.from(row.cells).reduce((sum, { colSpan }) => sum + colSpan, 0));
    const width = Math.max(...widths);
    rows.forEach((row, index) => {
      for (const cell of Array.from(row.cells)) {
        // The cells that it spans.
        for (let n = 1; n < cell.colSpan; n += 1) cell.after(body.ownerDocument.createElement('td'));
      }
      while (row.cells.length < width) row.append(body.ownerDocument.createElement('td'));
      for (const cell of Array.from(row.cells)) {
        cleanCell(cell);
        const kind = body.ownerDocument.createElement(index === 0 ? 'th' : 'td');
        if (cell.style.textAlign) kind.style.textAlign = cell.style.textAlign;
        kind.append(...cell.childNodes);
        cell.replaceWith(kind);
      }
    });
  }
}
