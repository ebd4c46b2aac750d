import { isDeepStrictEqual } from 'node:util';
import type { History } from './history.ts';
import type { Entry, Holding, Ledger } from './ledger.ts';
import type { Noun } from './nouns/noun.ts';
import { nouns } from './nouns/nouns.ts';
import { openRows, type Rows, type RowsAt } from './rows.ts';

type Row = Record<string, unknown>;

/** What a row holds; a message if it is torn, that is, its values are not from a single write. */
function holdingOf(noun: Noun, name: string, row: Row): Holding | string {
  const stamp = noun.stampColumn ? Number(row[noun.stampColumn]) : 0;
  const values = noun.values(name, stamp);
  const stored = Object.fromEntries(Object.keys(values).map((column) => [column, row[column]]));
  if (!isDeepStrictEqual(stored, values)) return `${noun.table} ${name} is torn: ${JSON.stringify(row)}`;
  return { stamp, version: Number(row['version'] ?? 1) };
}

/** Whether two holdings are equal. A noun that never changes has no stamp. */
const isSame = (noun: Noun, a: Holding | null, b: Holding | null) =>
  a && b ? a.version === b.version && (!noun.stampColumn || a.stamp === b.stamp) : a === b;

/** Compares an entry with its rows, and settles an unknown outcome. @returns the difference */
function compareEntry(entry: Entry, rows: Row[]): string | null {
  const { noun, name, current, pending } = entry;
  const what = `${noun.table} ${name}`;
  if (rows.length > 1) return `${what} exists ${rows.length} times.`;
  const [row] = rows;
  const held = row ? holdingOf(noun, name, row) : null;
  if (typeof held === 'string') return held;
  const isAsBefore = isSame(noun, held, current);
  const isAsAfter = pending !== undefined && isSame(noun, held, pending);
  if (!isAsBefore && !isAsAfter) {
    const [expected, found] = [current, held].map((holding) => JSON.stringify(holding));
    return `${what}: acknowledged ${expected}, found ${found}.`;
  }
  entry.current = held;
  entry.pending = undefined;
  entry.id = row ? Number(row['id']) : entry.id;
  return null;
}

async function compareNoun(noun: Noun, ledger: Ledger, rows: Rows): Promise<string[]> {
  const byName = new Map<unknown, Row[]>();
  for (const row of await rows.read(`SELECT * FROM "${noun.table}" WHERE ${noun.ours}`)) {
    const name = row[noun.nameColumn];
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const problems: string[] = [];
  for (const entry of ledger.entries) {
    if (entry.noun !== noun) continue;
    const column = noun.values(entry.name, 0)[noun.nameColumn];
    const problem = compareEntry(entry, byName.get(column) ?? []);
    if (problem) problems.push(problem);
    byName.delete(column);
  }
  for (const name of byName.keys()) problems.push(`${noun.table} ${String(name)} was never written.`);
  return problems;
}

/**
 * Compares everything stored with what was acknowledged: nothing acknowledged is missing, no row is torn or duplicated,
 * and the history explains each. Settles unknown outcomes.
 * @throws with the differences
 */
export async function compare(ledger: Ledger, history: History, at: RowsAt): Promise<void> {
  const rows = await openRows(at);
  try {
    const problems: string[] = [];
    for (const noun of new Set(nouns)) problems.push(...(await compareNoun(noun, ledger, rows)));
    problems.push(...(await history.compare(rows)));
    if (problems.length > 0) {
      const first = problems.slice(0, 5).join('\n    ');
      throw new Error(`${problems.length} differences from the ledger:\n    ${first}`);
    }
  } finally {
    await rows.close();
  }
}
