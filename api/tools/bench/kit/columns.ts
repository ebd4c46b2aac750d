/** Rows of texts under their titles, in columns. */
export function inColumns(titles: string[], rows: readonly string[][]): string {
  const all = [titles, ...rows];
  const widths = titles.map((_title, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  return all
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
