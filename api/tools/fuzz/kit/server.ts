import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { editor } from '../../../src/testing/editor.ts';
import { mallocLimits, nodeOptions } from '../../../src/operations/nodeOptions.ts';
import { freePort, watchMemory } from '../../../src/testing/serverProcess.ts';
import { createOnServer } from '../../../src/testing/databaseOnServer.ts';
import { testServer } from '../../../src/testing/testDatabase.ts';

/** Every row of every table, by the table's name. */
export type Contents = Record<string, Record<string, unknown>[]>;

export interface Attacked {
  /** Such as http://localhost:40123. */
  origin: string;
  /** DATA_DIR. */
  folder: string;
  contents(): Promise<Contents>;
  /** The CPU time that the server has used so far on all its threads, in milliseconds. */
  processorTime(): Promise<number>;
  /** Measures its peak memory from now on, in bytes; only on Linux. */
  watchMemory(): Promise<() => Promise<number>>;
  /** What the server logged about a failed request; empty if nothing. */
  logOf(requestId: string): string;
  /** Stops it and starts a new process on the same database. */
  restart(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  logs: Map<string, string>;
}

async function start(env: Record<string, string>, origin: string): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'serverChild.ts'), {
    execArgv: nodeOptions,
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], ...mallocLimits, ...env },
  });
  const logs = new Map<string, string>();
  if (!child.stdout) throw new Error('The server has no output.');
  createInterface(child.stdout).on('line', (line) => {
    const requestId = /"requestId":"([^"]+)"/.exec(line)?.[1];
    if (requestId) logs.set(requestId, `${logs.get(requestId) ?? ''}${line}\n`);
  });
  while (!(await fetch(`${origin}/robots.txt`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { child, logs };
}

async function stop({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Attacks a server with sample content, on an embedded database or on TEST_DATABASE_URL, and stops it afterwards. */
export async function withServer<Result>(
  variables: Record<string, string>,
  attack: (server: Attacked) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', removeFolder);
  const database = testServer ? await createOnServer(testServer) : null;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: editor.email,
    ADMIN_PASSWORD: editor.password,
    ...(database && { DATABASE_URL: database.url }),
    ...variables,
  };
  let running = await start(env, origin);
  const ask = async (question: 'contents' | 'processor') => {
    const reply = once(running.child, 'message');
    running.child.send(question);
    return (await reply)[0] as unknown;
  };
  try {
    return await attack({
      origin,
      folder,
      contents: async () => (await ask('contents')) as Contents,
      async processorTime() {
        const { user, system } = (await ask('processor')) as NodeJS.CpuUsage;
        return (user + system) / 1000;
      },
      watchMemory: () => watchMemory(running.child.pid),
      logOf: (requestId) => running.logs.get(requestId) ?? '',
      async restart() {
        await stop(running);
        running = await start(env, origin);
      },
    });
  } finally {
    await stop(running);
    await database?.drop();
    removeFolder();
    process.off('exit', removeFolder);
  }
}
