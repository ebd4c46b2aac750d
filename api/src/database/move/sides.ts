import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { openDataFolder } from '../../dataFolder.ts';
import type { Environment } from '../../environment.ts';
import { applicationName } from '../client.ts';
import type { DatabaseSource } from '../source.ts';
import { connectTo } from '../connection.ts';
import { databaseFolder, lockFolder, openPGlite } from '../embedded.ts';
import { holdsSite } from '../migrate.ts';
import { MoveError } from './moveError.ts';

/** One end of a move: a single connection, so that all of it is one transaction. */
export interface Side extends AsyncDisposable {
  /** The name for the operator, without the password. */
  name: string;
  /** For migrations and for the startup lock. */
  database: DatabaseSource;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Runs statements without values. */
  run(sql: string): Promise<void>;
  /** Begins the transaction, with settings that format values the same on every server. */
  begin(): Promise<void>;
  /**
   * Blocks writes to these tables until the transaction ends. @throws MoveError if someone else holds a lock
   */
  hold(tables: readonly string[]): Promise<void>;
}

/** The side to be filled. */
export interface Target extends Side {
  /** Moves the committed database to where a server looks for it. */
  keep(): Promise<void>;
}

/** Settings that determine how PostgreSQL formats values, and that could end a long statement. */
const settings = `
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET lock_timeout = '10s';`;

/** PostgreSQL’s code for a lock timeout. */
const lockNotAvailable = '55P03';

/** The folder in which a move creates the embedded database, until it is complete. */
const unfinished = 'postgres.part';

/** An address for display to the operator, without the password. */
export function nameOf(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

function embeddedSide(folder: string, pglite: PGlite, close: () => Promise<void>): Side {
  return {
    name: `the embedded database in ${resolve(folder)}`,
    database: { pglite },
    query: async <Row>(sql: string, values?: unknown[]) => (await pglite.query<Row>(sql, values)).rows,
    run: async (sql) => void (await pglite.exec(sql)),
    begin: async () => void (await pglite.exec(`${settings} BEGIN`)),
    // The folder is already locked.
    hold: async () => {},
    [Symbol.asyncDispose]: close,
  };
}

async function serverSide(url: string, named: string): Promise<Side> {
  const client = await connectTo(url, named);
  return {
    name: nameOf(url),
    database: { url },
    query: async <Row extends object>(sql: string, values?: unknown[]) =>
      (await client.query<Row>(sql, values)).rows,
    run: async (sql) => void (await client.query(sql)),
    begin: async () => void (await client.query(`${settings} BEGIN`)),
    hold: async (tables) => {
      try {
        await client.query(`LOCK TABLE ${tables.join(', ')} IN SHARE MODE`);
      } catch (error) {
        if ((error as pg.DatabaseError).code !== lockNotAvailable) throw error;
        throw new MoveError(`Something is still writing to ${nameOf(url)}. Stop it first.`, { cause: error });
      }
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** @throws MoveError if a server of the site is connected: anything it wrote after the move would be lost */
async function refuseServers(source: Side): Promise<void> {
  const [row] = await source.query<{ connections: number }>(
    'SELECT count(*)::int AS connections FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
    [applicationName],
  );
  if (!row?.connections) return;
  throw new MoveError(
    `A server of the site is connected to ${source.name}. Stop all servers first: what they write after the move would be lost.`,
  );
}

/**
 * The database that the environment names.
 * @throws MoveError if it contains no site, or a server uses it
 * @throws DataFolderInUseError
 */
export async function openSource({ DATABASE_URL, DATA_DIR }: Environment): Promise<Side> {
  const none = new MoveError(
    `There is no site to move in ${DATABASE_URL ? nameOf(DATABASE_URL) : `the embedded database in ${resolve(DATA_DIR)}`}. The source is what DATABASE_URL names or, without it, what is in DATA_DIR.`,
  );
  if (!DATABASE_URL && !existsSync(databaseFolder(DATA_DIR))) throw none;
  openDataFolder(DATA_DIR);
  const source = DATABASE_URL ? await serverSide(DATABASE_URL, 'DATABASE_URL') : await openFolder(DATA_DIR);
  try {
    if (DATABASE_URL) await refuseServers(source);
    if (!(await holdsSite(source.database))) throw none;
    return source;
  } catch (error) {
    await source[Symbol.asyncDispose]();
    throw error;
  }
}

async function openFolder(folder: string): Promise<Side> {
  const unlock = lockFolder(folder);
  const pglite = await openPGlite(databaseFolder(folder)).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return embeddedSide(folder, pglite, async () => {
    await pglite.close();
    unlock();
  });
}

/**
 * The database that a move fills: on a server, or, without `url`, the embedded one in DATA_DIR.
 * @throws MoveError if an embedded database already exists
 * @throws DataFolderInUseError
 */
export async function openTarget({ DATA_DIR }: Environment, url: string | null): Promise<Target> {
  if (url) return { ...(await serverSide(url, 'the target')), keep: async () => {} };
  const place = databaseFolder(DATA_DIR);
  const unlock = lockFolder(DATA_DIR);
  try {
    if (existsSync(place)) {
      throw new MoveError(
        `There is already an embedded database in ${resolve(DATA_DIR)}, and a move replaces nothing. Move its folder “postgres” elsewhere first.`,
      );
    }
    const part = join(DATA_DIR, unfinished);
    rmSync(part, { recursive: true, force: true });
    const pglite = await openPGlite(part);
    const side = embeddedSide(DATA_DIR, pglite, async () => {
      if (!pglite.closed) await pglite.close();
      rmSync(part, { recursive: true, force: true });
      unlock();
    });
    const keep = async () => {
      await pglite.close();
      renameSync(part, place);
    };
    return { ...side, keep };
  } catch (error) {
    unlock();
    throw error;
  }
}
