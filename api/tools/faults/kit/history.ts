import { isDeepStrictEqual } from 'node:util';
import type { Rows } from './rows.ts';

type Row = Record<string, unknown>;

/** As the history keeps rows. */
const asJson = (row: Row) => JSON.parse(JSON.stringify(row)) as Row;

/** Follows the history of changes: each begins where the one before it ended. */
export class History {
  #last = 0;
  /** How each row is after its last change, by entity and number; null once it is deleted. */
  readonly #rows = new Map<string, Row | null>();

  get length(): number {
    return this.#last;
  }

  /** Reads what came since the last call, and compares where it leads to with the rows. @returns what is wrong */
  async compare(rows: Rows): Promise<string[]> {
    const problems: string[] = [];
    const changes = await rows.read('SELECT * FROM "Change" WHERE "id" > $1 ORDER BY "id"', [this.#last]);
    for (const { id, entity, rowId, before, after } of changes) {
      this.#last = Number(id);
      if (!entity) continue;
      const row = `${String(entity)} ${String(rowId)}`;
      if (!isDeepStrictEqual(before, this.#rows.get(row) ?? null))
        problems.push(`Change ${this.#last} of ${row} does not begin where the one before it ended.`);
      this.#rows.set(row, after as Row | null);
    }
    for (const entity of ['NewsArticle', 'ContentEntry']) {
      const standing = new Map<string, Row>();
      for (const row of await rows.read(`SELECT * FROM "${entity}"`))
        standing.set(`${entity} ${String(row['id'])}`, asJson(row));
      for (const [name, told] of this.#rows)
        if (name.startsWith(`${entity} `) && !isDeepStrictEqual(told, standing.get(name) ?? null))
          problems.push(`${name} is not as the history tells.`);
      for (const [name, row] of standing)
        if (!this.#rows.has(name) && JSON.stringify(row).includes('faults'))
          problems.push(`${name} is there, and the history does not tell of it.`);
    }
    return problems;
  }
}
