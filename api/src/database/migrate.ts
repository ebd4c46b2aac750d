import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';
import { log } from '../log.ts';
import { OperatorError } from '../operatorError.ts';
import { asConnectionError, connectTo } from './connection.ts';
import { openInMemory } from './embedded.ts';
import { adapterFor, type DatabaseSource } from './source.ts';

const prismaFolder = join(import.meta.dirname, '../../prisma');
const migrationsFolder = join(prismaFolder, 'migrations');
const filters = { externalTables: [], externalEnums: [] };

/** An arbitrary number, the same for all servers of one database. */
const startLock = 4_715_202_510;

function schemaFiles() {
  const path = join(prismaFolder, 'schema.prisma');
  return [{ path, content: readFileSync(path, 'utf8') }];
}

function migrationNames(): string[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

function migrationsList() {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  };
}

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

/**
 * The adapter through which Prisma’s schema engine talks to the database. The adapters’ own script execution
 * is unsuitable: PGlite’s does not wait, so that a failure would go unnoticed, and PostgreSQL’s splits at
 * semicolons even in comments.
 */
function migrationAdapter(source: DatabaseSource) {
  const factory = adapterFor(source);
  const connect = factory.connect.bind(factory);
  factory.connect = async () =>
    Object.assign(await connect(), { executeScript: (script: string) => runScript(source, script) });
  return bindMigrationAwareSqlAdapterFactory(factory);
}

let engineLoaded: Promise<void> | undefined;

/** Instantiates Prisma’s schema engine, compiled to WebAssembly, so that no native engine is downloaded. */
function loadEngine(): Promise<void> {
  engineLoaded ??= (async () => {
    const wasm = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const bytes = readFileSync(join(wasm, '../schema_engine_bg.wasm'));
    const { instance } = await WebAssembly.instantiate(bytes, {
      './schema_engine_bg.js': engineModule as unknown as WebAssembly.ModuleImports,
    });
    engineModule.__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
  })();
  return engineLoaded;
}

async function withEngine<Result>(
  source: DatabaseSource,
  work: (engine: engineModule.SchemaEngine) => Promise<Result>,
): Promise<Result> {
  await loadEngine();
  const engine = await engineModule.SchemaEngine.new(
    { datamodels: schemaFiles().map(({ path, content }) => [path, content]) },
    () => {},
    migrationAdapter(source),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
  }
}

/**
 * Whether the database has all migrations; determined without the engine, which would cost each start a
 * second and 200 MB. A newer version’s database works as long as its migrations only add, so it is accepted
 * with a warning.
 * @throws UnfinishedMoveError
 */
async function isUpToDate(source: DatabaseSource): Promise<boolean> {
  const [table] = await read<{ name: string | null }>(
    source,
    `SELECT to_regclass('_prisma_migrations')::text AS name`,
  );
  if (!table?.name) return false;
  const [mark] = await read<{ filling: boolean }>(source, readMark);
  if (mark?.filling) throw new UnfinishedMoveError();
  const applied = await read<{ name: string }>(
    source,
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const names = new Set(applied.map(({ name }) => name));
  const known = new Set(migrationNames());
  const migrations = [...names.difference(known)];
  if (migrations.length > 0)
    log.warn({ migrations }, 'The database belongs to a newer version of the site than this server');
  return known.isSubsetOf(names);
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
  const migrations = migrationsList().migrationDirectories.map(
    ({ migrationFile }) => migrationFile.content.value,
  );
  return [migrationsTable + mark, ...migrations];
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

/** Applies the missing migrations and returns their names. @throws ConnectionError, UnfinishedMoveError */
export async function migrate(source: DatabaseSource): Promise<string[]> {
  if (await isUpToDate(source)) return [];
  try {
    const { appliedMigrationNames } = await withEngine(source, (engine) =>
      engine.applyMigrations({ migrationsList: migrationsList(), filters }),
    );
    return appliedMigrationNames;
  } catch (error) {
    throw 'url' in source ? asConnectionError(error, source.url) : error;
  }
}

/**
 * The SQL that would turn the migrated schema into schema.prisma; undefined if they match. Compared in
 * memory, where the engine can introspect everything.
 */
export async function schemaDrift(): Promise<string | undefined> {
  const pglite = await openInMemory();
  try {
    await migrate({ pglite });
    const files = schemaFiles();
    const result = await withEngine({ pglite }, (engine) =>
      engine.diff({
        from: { tag: 'schemaDatasource', files, configDir: prismaFolder },
        to: { tag: 'schemaDatamodel', files },
        script: true,
        exitCode: true,
        filters,
      }),
    );
    return result.exitCode === 0 ? undefined : (result.stdout ?? '');
  } finally {
    await pglite.close();
  }
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
