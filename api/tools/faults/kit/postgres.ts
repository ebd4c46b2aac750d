import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOnServer } from '../../../src/testing/databaseOnServer.ts';
import { asPostgres, giveToPostgres, postgresPrograms } from '../../../src/testing/postgresPrograms.ts';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { CannotRunError } from '../scenario.ts';
import { atTheEnd, temporaryFolder } from './cleanUp.ts';

/** A scenario's own PostgreSQL server. */
export interface PostgresServer {
  url: string;
  start: () => void;
  /** Kills it as a crash of its machine would, without any cleanup. */
  crash: () => void;
  /** Freezes all of its processes, like a network that drops everything. */
  freeze: () => void;
  thaw: () => void;
  /** Stops it and deletes its data. */
  remove: () => void;
}

/** The folder of PostgreSQL's programs. */
function programs(): string {
  const folder = postgresPrograms();
  if (!folder) throw new CannotRunError('PostgreSQL is not installed. Install it, or pass --postgres <URL>.');
  return folder;
}

function runAsPostgres(folder: string, command: string[]): void {
  const [program = '', ...args] = [...asPostgres, ...command];
  const { status, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${stderr ?? error?.message}`);
}

/** The child processes of a process; only on Linux. */
function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/**
 * Starts a new server with an empty database.
 * @param demandsPasswords from every role except postgres
 */
export async function startPostgres({ demandsPasswords = false } = {}): Promise<PostgresServer> {
  const bin = programs();
  const folder = temporaryFolder('postgres');
  giveToPostgres(folder.path);
  const port = await freePort();
  const control = (...args: string[]) =>
    runAsPostgres(folder.path, [join(bin, 'pg_ctl'), '--pgdata', 'data', '--wait', ...args]);
  const choices = '--username postgres --auth trust --encoding UTF8 --locale C --no-sync';
  runAsPostgres(folder.path, [join(bin, 'initdb'), '--pgdata', 'data', ...choices.split(' ')]);
  if (demandsPasswords) {
    const rules = 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n';
    writeFileSync(join(folder.path, 'data/pg_hba.conf'), rules);
  }
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=''`;
  let stop = () => {};
  let thaw = () => {};
  const signal = (name: NodeJS.Signals) => {
    const [postmaster] = readFileSync(join(folder.path, 'data/postmaster.pid'), 'utf8').split('\n');
    for (const pid of [Number(postmaster), ...childrenOf(Number(postmaster))]) process.kill(pid, name);
  };
  const server: PostgresServer = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start() {
      control('--log', 'log', '--options', settings, 'start');
      stop = atTheEnd(() => control('--mode', 'immediate', 'stop'));
    },
    crash: () => stop(),
    freeze() {
      signal('SIGSTOP');
      thaw = atTheEnd(() => signal('SIGCONT'));
    },
    thaw: () => thaw(),
    remove() {
      stop();
      folder.remove();
    },
  };
  server.start();
  return server;
}

/** Creates a database on the server with this address, or on a new one. */
export async function databaseOnPostgres(
  address: string | undefined,
): Promise<{ url: string; drop: () => Promise<void> }> {
  if (address) return createOnServer(address);
  const server = await startPostgres();
  return { url: server.url, drop: async () => server.remove() };
}
