import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { bundledProgram } from './bundledProgram.ts';
import { editor } from './editor.ts';
import { mallocLimits, nodeOptions } from '../operations/nodeOptions.ts';

/** Where ports are chosen: below those that systems give to outgoing connections, which could take one in the meantime. */
const [lowestPort, highestPort] = [20_000, 32_767];

/** A free port, for a server that is started later. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowestPort, highestPort + 1);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : freePort();
}

/** Measures the process’s peak memory from now on, in bytes. Linux only. */
export async function watchMemory(pid: number | undefined): Promise<() => Promise<number>> {
  // 5 makes the kernel reset the peak (proc_pid_clear_refs(5)).
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? NaN) * 1024;
  };
}

export interface ServerProcess {
  /** For example http://localhost:40123. */
  origin: string;
  /** Opens a session for the editor and returns its Authorization header. */
  signIn(): Promise<{ Authorization: string }>;
  /** Measures the process’s peak memory from now on, in bytes. Linux only. */
  watchMemory(): Promise<() => Promise<number>>;
  /** Stops it gracefully, as an operator would, and resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Kills it, without cleanup, unless it has already exited. */
  kill(): Promise<void>;
}

/**
 * Starts a server in a separate process.
 * @param variables additional environment variables
 */
export async function startServer(
  folder: string,
  port: number,
  variables: Record<string, string> = {},
): Promise<ServerProcess> {
  const origin = `http://localhost:${port}`;
  const child: ChildProcess = fork(bundledProgram('serverChild'), {
    execArgv: nodeOptions,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...mallocLimits,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      ADMIN_EMAIL: editor.email,
      ADMIN_PASSWORD: editor.password,
      CHECK_LINKS: 'false',
      ...variables,
    },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
  ]);

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  }

  return {
    origin,

    async signIn() {
      const response = await fetch(`${origin}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(editor),
      });
      const { accessToken } = (await response.json()) as { accessToken: string };
      return { Authorization: `Bearer ${accessToken}` };
    },

    watchMemory: () => watchMemory(child.pid),

    async kill() {
      await end('SIGKILL');
    },

    stop: () => end('SIGTERM'),
  };
}
