import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './serverProcess.ts';

/** Redis’s server speaks the same protocol. */
const programs = ['valkey-server', 'redis-server'];

/** The program to run; undefined if none is installed. */
export const findValkey = () => programs.find((name) => spawnSync(name, ['--version']).status === 0);

/** The missing prerequisites of tests with several servers, by name. */
export function missingForServers(): string[] {
  return [
    ...(process.env['TEST_DATABASE_URL'] ? [] : ['a PostgreSQL server, named by TEST_DATABASE_URL']),
    ...(findValkey() ? [] : [`${programs.join(' or ')} on the PATH`]),
  ];
}

export interface ValkeyProcess {
  url: string;
  /** Starts it, always on the same port, and without its previous data. */
  start(): Promise<void>;
  /** SIGKILL ends it; SIGSTOP makes it hang with its port open, and SIGCONT resumes it. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

/** A test’s own Valkey, on loopback. */
export async function openTestValkey(): Promise<ValkeyProcess> {
  const program = findValkey() ?? '';
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  process.on('exit', () => child?.kill('SIGKILL'));
  return {
    url,
    async start() {
      child = spawn(program, ['--bind', '127.0.0.1', '--port', String(port), '--save', '']);
      // Retries until it responds.
      const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
      client.on('error', () => {});
      await client.ping();
      client.disconnect();
    },
    async signal(name) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = name === 'SIGKILL' && once(child, 'exit');
      child.kill(name);
      await ended;
    },
  };
}
