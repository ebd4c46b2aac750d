import { createHash } from 'node:crypto';
import type { Side } from './sides.ts';
import type { Table } from './schema.ts';

/** The number of rows moved at a time; a row may have hundreds of kilobytes. */
const batchSize = 100;

/** A checksum that is equal for tables with the same rows. */
export interface Sum {
  rows: number;
  /** SHA-256, in hexadecimal. */
  hash: string;
}

/** Computes a checksum of rows. */
function adder() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(batch: readonly string[]): void {
      for (const row of batch) hash.update(row).update('\n');
      rows += batch.length;
    },
    sum: (): Sum => ({ rows, hash: hash.digest('hex') }),
  };
}

/**
 * The rows of a table ordered by its key, each as a JSON array of its columns as PostgreSQL formats them: the
 * same text on every server.
 */
async function* rowsOf(side: Side, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${column.name}::text`);
  const row = `to_json(ARRAY[${texts.join(', ')}])::text`;
  const order = key?.join(', ') ?? `${row} COLLATE "C"`;
  await side.run(`DECLARE moving NO SCROLL CURSOR FOR SELECT ${row} AS row FROM ${name} ORDER BY ${order}`);
  for (;;) {
    const batch = await side.query<{ row: string }>(`FETCH ${batchSize} FROM moving`);
    if (batch.length === 0) break;
    yield batch.map((fetched) => fetched.row);
  }
  await side.run('CLOSE moving');
}

/** Copies the source’s rows to the target, and computes their checksum. */
export async function copyTable(source: Side, target: Side, table: Table): Promise<Sum> {
  const { add, sum } = adder();
  const names = table.columns.map(({ name }) => name).join(', ');
  const values = table.columns.map(({ type }, index) => `(row ->> ${index})::${type}`).join(', ');
  const insert = `INSERT INTO ${table.name} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM json_array_elements($1::json) AS row`;
  for await (const batch of rowsOf(source, table)) {
    add(batch);
    await target.query(insert, [`[${batch.join(',')}]`]);
  }
  return sum();
}

/** The checksum of a table. */
export async function hashTable(side: Side, table: Table): Promise<Sum> {
  const { add, sum } = adder();
  for await (const batch of rowsOf(side, table)) add(batch);
  return sum();
}
