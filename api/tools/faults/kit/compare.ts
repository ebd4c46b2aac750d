import { isDeepStrictEqual } from 'node:util';
import type { History } from './history.ts';
import type { Entry, Holding, Ledger } from './ledger.ts';
import type { Noun } from './nouns/noun.ts';
import { nouns } from './nouns/nouns.ts';
import { openRows, type Rows, type RowsAt } from './rows.ts';

type Row = Record<string, unknown>;

/** What a row holds; a sentence when it is torn: its values are not those of one write. */
function holdingOf(noun: Noun, name: string, row: Row): Holding | string {
  const stamp = noun.stampColumn ? Number(row[noun.stampColumn]) : 0;
  const values = noun.values(name, stamp);
  const own = Object.fromEntries(Object.keys(values).map((column) => [column, row[column]]));
  if (!isDeepStrictEqual(own, values)) return `${noun.table} ${name} is torn: ${JSON.stringify(row)}`;
  return { stamp, version: Number(row['version'] ?? 1) };
}

/** Whether two holdings are the same. A noun that is never changed has no stamp. */
const isSame = (noun: Noun, a: Holding | null, b: Holding | null) =>
  a && b ? a.version === b.version && (!noun.stampColumn || a.stamp === b.stamp) : a === b;

/** Compares one entry with its rows, and settles what was in doubt. @returns what is wrong */
function compareEntry(entry: Entry, rows: Row[]): string | null {
  const { noun, name, stands, pending } = entry;
  const what = `${noun.table} ${name}`;
  if (rows.length > 1) return `${what} is there ${rows.length} times.`;
  const [row] = rows;
  const held = row ? holdingOf(noun, name, row) : null;
  if (typeof held === 'string') return held;
  const isAsBefore = isSame(noun, held, stands);
  const isAsAfter = pending !== undefined && isSame(noun, held, pending);
  if (!isAsBefore && !isAsAfter) {
    const [told, found] = [stands, held].map((holding) => JSON.stringify(holding));
    return `${what}: acknowledged was ${told}, and there is ${found}.`;
  }
  entry.stands = held;
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
 * Compares all that is stored with what was acknowledged: nothing acknowledged is missing, no row is torn or there
 * twice, and the history tells how each came about. What was in doubt is settled then.
 * @throws with what is wrong
 */
export async function compare(ledger: Ledger, history: History, at: RowsAt): Promise<void> {
  const rows = await openRows(at);
  try {
    const problems: string[] = [];
    for (const noun of new Set(nouns)) problems.push(...(await compareNoun(noun, ledger, rows)));
    problems.push(...(await history.compare(rows)));
    if (problems.length > 0) {
      const told = problems.slice(0, 5).join('\n    ');
      throw new Error(`${problems.length} differences from the ledger:\n    ${told}`);
    }
  } finally {
    await rows.close();
  }
}
