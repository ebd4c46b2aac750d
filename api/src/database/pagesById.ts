/** What `findMany` is given for a page. */
export interface PageById {
  where: { id: { gt: number } };
  orderBy: { id: 'asc' };
  take: number;
}

/**
 * Reads a table in the order of its ids, a page at a time, so that it is never in memory as a whole. Rows added
 * meanwhile come last, and none is read twice.
 * @param take the rows of a page
 * @param read may narrow the rows
 */
export async function* pagesById<Row extends { id?: unknown }>(
  take: number,
  read: (page: PageById) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  let last = 0;
  for (;;) {
    const page = await read({ where: { id: { gt: last } }, orderBy: { id: 'asc' }, take });
    if (page.length > 0) yield page;
    if (page.length < take) return;
    last = Number(page.at(-1)?.id);
  }
}
