import { isDeepStrictEqual } from 'node:util';
import { jobsSchema } from '../../jobs/options.ts';
import { fillingScripts, readMark } from '../migrate.ts';
import { MoveError } from './moveError.ts';
import type { Side } from './sides.ts';

/** A table, with names quoted for SQL. */
export interface Table {
  name: string;
  /** Ordered by name, without generated columns. */
  columns: { name: string; type: string }[];
  /** The columns that order the rows identically on every server; null without a primary key. */
  key: string[] | null;
}

/** The user’s own tables and sequences: not PostgreSQL’s, and not an extension’s. */
export interface Schema {
  tables: Table[];
  sequences: string[];
}

/**
 * Excludes objects of PostgreSQL, of extensions and of pg-boss, as a condition on pg_class `c` and pg_namespace `n`. Jobs
 * stay behind: the first server on the target sends them again, since the rows call for them.
 */
const notSystem = `
  n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT IN ('information_schema', '${jobsSchema}')
  AND NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e'
  )`;
const relations = `pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace`;
const nameOf = `format('%I.%I', n.nspname, c.relname)`;

/** Whether the schema in which the migrations create their tables is empty. */
export async function isEmpty(side: Side): Promise<boolean> {
  const found = await side.query(
    `SELECT FROM ${relations} WHERE n.nspname = current_schema() AND ${notSystem} AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f') LIMIT 1`,
  );
  return found.length === 0;
}

/** Creates the tables in an empty target, which counts as empty until its rows are committed. */
export async function makeTables(target: Side): Promise<void> {
  for (const script of fillingScripts()) await target.run(script);
}

/** Removes the tables of an unfinished move, none of which has rows. */
export async function removeTables(target: Side): Promise<void> {
  const [mark] = await target.query<{ filling: boolean }>(readMark);
  if (!mark?.filling) return;
  const made = await target.query<{ drop: string }>(`
    SELECT format('DROP TABLE %s CASCADE', ${nameOf}) AS drop FROM ${relations}
      WHERE n.nspname = current_schema() AND ${notSystem} AND c.relkind IN ('r', 'p')
    UNION ALL
    SELECT format('DROP TYPE %I.%I CASCADE', n.nspname, t.typname)
      FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
      WHERE n.nspname = current_schema() AND t.typtype = 'e'`);
  // Statements sent together are one transaction: the mark is removed with all the tables, or stays.
  await target.run(made.map(({ drop }) => drop).join(';'));
}

/** The tables and sequences that the connected user owns. */
export async function readSchema(side: Side): Promise<Schema> {
  const ofUser = `${notSystem} AND c.relowner = (SELECT oid FROM pg_roles WHERE rolname = current_user)`;
  const tables = await side.query<Table>(`
    SELECT ${nameOf} AS name,
      (SELECT json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attname COLLATE "C")
        FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT json_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END ORDER BY k.place)
        FROM pg_index i
          CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k (number, place)
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
        WHERE i.indrelid = c.oid AND i.indisprimary) AS key
    FROM ${relations}
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${ofUser}
    ORDER BY 1`);
  const sequences = await side.query<{ name: string }>(
    `SELECT ${nameOf} AS name FROM ${relations} WHERE c.relkind = 'S' AND ${ofUser} ORDER BY 1`,
  );
  return { tables, sequences: sequences.map(({ name }) => name) };
}

/** @throws MoveError if the source’s tables differ from those that the migrations create: something would be lost */
export function refuseOtherSchema(made: Schema, source: Schema): void {
  const names = ({ tables }: Schema) => tables.map(({ name }) => name).toSorted();
  const [expected, actual] = [new Set(names(made)), new Set(names(source))];
  const differing = made.tables.filter((table) => {
    const other = source.tables.find(({ name }) => name === table.name);
    return other && !isDeepStrictEqual(other.columns, table.columns);
  });
  const mismatched = [
    ...expected.symmetricDifference(actual),
    ...names({ tables: differing, sequences: [] }),
  ];
  if (mismatched.length === 0) return;
  throw new MoveError(
    `The source does not match this version of the site, so something would be lost: ${mismatched.join(', ')}. Move it with the version that ran last, or move tables of your own elsewhere first.`,
  );
}

/** Fills tables in any order: foreign keys are checked once all rows have been inserted. */
export async function withDeferredKeys(side: Side, { tables }: Schema, fill: () => Promise<void>) {
  const keys = await side.query<{ key: string }>(
    `SELECT format('%s ALTER CONSTRAINT %I', ${nameOf}, k.conname) AS key
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND NOT k.condeferrable AND ${nameOf} = ANY($1::text[])`,
    [tables.map(({ name }) => name)],
  );
  for (const { key } of keys) await side.run(`ALTER TABLE ${key} DEFERRABLE INITIALLY DEFERRED`);
  await fill();
  await side.run('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { key } of keys) await side.run(`ALTER TABLE ${key} NOT DEFERRABLE`);
}

/** Continues the source’s sequences, so that new rows get the same ids as in the source. */
export async function continueSequences(source: Side, target: Side, { sequences }: Schema): Promise<void> {
  for (const name of sequences) {
    const [state] = await source.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${name}`,
    );
    await target.query('SELECT setval($1::regclass, $2::bigint, $3::boolean)', [
      name,
      state?.last,
      state?.called,
    ]);
  }
}
