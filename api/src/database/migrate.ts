import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { log } from '../log.ts';
import { OperatorError } from '../operatorError.ts';
import { asConnectionError, connectTo } from './connection.ts';
import type { DatabaseSource } from './source.ts';

const migrationsFolder = join(import.meta.dirname, '../../prisma/migrations');

/** PostgreSQL’s code for a table that does not exist. */
const undefinedTable = '42P01';

/** An arbitrary number, the same for all servers of one database. */
const startLock = 4_715_202_510;

function migrationNames(): string[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

const scriptOf = (migration: string) =>
  readFileSync(join(migrationsFolder, migration, 'migration.sql'), 'utf8');

async function withConnection<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = await connectTo(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a script in full; rejects if one of its statements fails. */
async function runScript(source: DatabaseSource, script: string): Promise<void> {
  if ('pglite' in source) await source.pglite.exec(script);
  else await withConnection(source.url, (client) => client.query(script));
}

/** Returns the rows that a statement reads. */
async function read<Row extends object>(source: DatabaseSource, sql: string): Promise<Row[]> {
  if ('pglite' in source) return (await source.pglite.query<Row>(sql)).rows;
  return withConnection(source.url, async (client) => (await client.query<Row>(sql)).rows);
}

/** Prisma’s own table of applied migrations, as its schema engine creates it. */
const migrationsTable = `
  CREATE TABLE _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0
  );`;

/** The comment on that table in a database that a move fills. */
const fillingMark = 'npm run move is filling this database';

/**
 * Scripts that prepare an empty database for all rows of another, including Prisma’s table of migrations. Each is
 * committed before the next runs: before version 17, PostgreSQL cannot use an enum’s value in the transaction that adds
 * it. The first script marks the database as being filled, until `unmarkScript`.
 */
export function fillingScripts(): string[] {
  const mark = `COMMENT ON TABLE _prisma_migrations IS '${fillingMark}';`;
  return [migrationsTable + mark, ...migrationNames().map(scriptOf)];
}

export const unmarkScript = 'COMMENT ON TABLE _prisma_migrations IS NULL';

/** Reads one row, `filling`: whether a move to the database is unfinished. */
export const readMark = `SELECT obj_description(to_regclass('_prisma_migrations'), 'pg_class') IS NOT DISTINCT FROM '${fillingMark}' AS filling`;

/** A move to the database was interrupted, leaving tables without rows. */
class UnfinishedMoveError extends OperatorError {
  override name = 'UnfinishedMoveError';
  constructor() {
    super(
      'A move to this database was interrupted, so it has no site. Run the same move again, or name another database.',
    );
  }
}

/** Whether the database contains a site; a first start creates the signing key last. */
export async function holdsSite(source: DatabaseSource): Promise<boolean> {
  const [table] = await read<{ name: string | null }>(
    source,
    `SELECT to_regclass('"SigningKey"')::text AS name`,
  );
  return Boolean(table?.name) && (await read(source, 'SELECT FROM "SigningKey" LIMIT 1')).length > 0;
}

/** Reads one row: whether a move to the database is unfinished, and which migrations it has. */
const readState = `SELECT filling, ARRAY(
    SELECT migration_name::text FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
  ) AS names FROM (${readMark}) AS mark`;

/**
 * The names of the migrations that the database has; null if it has no table of them. A newer version’s database works
 * as long as its migrations only add, so it is accepted with a warning.
 * @throws UnfinishedMoveError
 */
async function appliedMigrations(source: DatabaseSource): Promise<Set<string> | null> {
  const state = await read<{ filling: boolean; names: string[] }>(source, readState).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === undefinedTable) return [];
      throw error;
    },
  );
  const [found] = state;
  if (!found) return null;
  if (found.filling) throw new UnfinishedMoveError();
  return new Set(found.names);
}

/** Records an applied migration as Prisma does. */
function recordOf(name: string): string {
  const checksum = createHash('sha256').update(scriptOf(name)).digest('hex');
  return `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
    VALUES (gen_random_uuid(), '${checksum}', '${name}', now(), 1);`;
}

/**
 * Applies the missing migrations and returns their names. Each is one script, which PostgreSQL runs in one transaction
 * together with its record: a migration that fails leaves nothing, and the next start tries again. Prisma’s engine would
 * do the same, but takes a second and 200 MB.
 * @throws ConnectionError, UnfinishedMoveError
 */
export async function migrate(source: DatabaseSource): Promise<string[]> {
  const applied = await appliedMigrations(source);
  const known = migrationNames();
  const migrations = [...(applied ?? [])].filter((name) => !known.includes(name));
  if (migrations.length > 0)
    log.warn({ migrations }, 'The database belongs to a newer version of the site than this server');
  const missing = known.filter((name) => !applied?.has(name));
  try {
    if (!applied) await runScript(source, migrationsTable);
    for (const name of missing) await runScript(source, `${scriptOf(name)}\n;${recordOf(name)}`);
  } catch (error) {
    throw 'url' in source ? asConnectionError(error, source.url) : error;
  }
  return missing;
}

/**
 * Runs `work` while no other server does so on the same database: servers that start together must not both
 * migrate or seed. The embedded database needs no lock, since its folder is locked.
 */
export async function alone<Result>(source: DatabaseSource, work: () => Promise<Result>): Promise<Result> {
  if ('pglite' in source) return work();
  return withConnection(source.url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [startLock]);
    return work();
  });
}
