import { execFileSync, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { asPostgres, giveToPostgres, postgresPrograms } from '../../../src/testing/postgresPrograms.ts';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { keepTrackOf, temporaryFolder } from './running.ts';

export interface Postgres {
  /** As in PostgreSQL 15.14. */
  version: string;
  /** Creates an empty database. Returns its address. */
  createDatabase: (name: string) => Promise<string>;
}

async function connectTo(url: string, hasEnded: () => boolean): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (hasEnded()) throw new Error('PostgreSQL did not start.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts a PostgreSQL for this run, with its defaults except for more memory. */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed. On Debian, install the package postgresql.');
  const folder = temporaryFolder();
  giveToPostgres(folder);
  const data = join(folder, 'data');
  const commandOf = (program: string, args: string[]) => {
    const [command = '', ...rest] = [...asPostgres, join(programs, program), ...args];
    return [command, rest] as const;
  };
  const initdb = ['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'];
  execFileSync(...commandOf('initdb', ['--pgdata', data, ...initdb]), { cwd: folder, stdio: 'ignore' });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: '512MB',
    max_wal_size: '4GB',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(...commandOf('postgres', ['-D', data, ...options]), {
    cwd: folder,
    stdio: ['ignore', log, log],
  });
  // SIGQUIT shuts it down immediately: the data is not needed again.
  keepTrackOf(child, 'SIGQUIT');

  const server = `postgres://postgres@127.0.0.1:${port}`;
  const client = await connectTo(`${server}/postgres`, () => child.exitCode !== null);
  // The server is stopped while this client is connected.
  client.on('error', () => {});
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  return {
    version: rows[0]?.server_version ?? '',
    async createDatabase(name) {
      await client.query(`CREATE DATABASE ${name}`);
      return `${server}/${name}`;
    },
  };
}
