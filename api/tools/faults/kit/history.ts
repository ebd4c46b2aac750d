import { isDeepStrictEqual } from 'node:util';
import type { Rows } from './rows.ts';

type Row = Record<string, unknown>;

/** A row as the history stores it. */
const asJson = (row: Row) => JSON.parse(JSON.stringify(row)) as Row;

/** Follows the history of changes: each starts where the previous one ended. */
export class History {
  #last = 0;
  /** Each row after its last change, by entity and number; null once it is deleted. */
  readonly #rows = new Map<string, Row | null>();

  get length(): number {
    return this.#last;
  }

  /** Reads the changes since the last call, and compares their result with the rows. @returns the differences */
  async compare(rows: Rows): Promise<string[]> {
    const problems: string[] = [];
    const changes = await rows.read('SELECT * FROM "Change" WHERE "id" > $1 ORDER BY "id"', [this.#last]);
    for (const { id, entity, rowId, before, after } of changes) {
      this.#last = Number(id);
      if (!entity) continue;
      const row = `${String(entity)} ${String(rowId)}`;
      if (!isDeepStrictEqual(before, this.#rows.get(row) ?? null))
        problems.push(`Change ${this.#last} of ${row} does not start where the previous one ended.`);
      this.#rows.set(row, after as Row | null);
    }
    for (const entity of ['NewsArticle', 'ContentEntry']) {
      const stored = new Map<string, Row>();
      for (const row of await rows.read(`SELECT * FROM "${entity}"`))
        stored.set(`${entity} ${String(row['id'])}`, asJson(row));
      for (const [name, row] of this.#rows)
        if (name.startsWith(`${entity} `) && !isDeepStrictEqual(row, stored.get(name) ?? null))
          problems.push(`${name} differs from the history.`);
      for (const [name, row] of stored)
        if (!this.#rows.has(name) && JSON.stringify(row).includes('faults'))
          problems.push(`${name} exists, but the history does not have it.`);
    }
    return problems;
  }
}
