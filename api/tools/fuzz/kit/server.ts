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
  /** As in http://localhost:40123. */
  origin: string;
  /** DATA_DIR. */
  folder: string;
  contents(): Promise<Contents>;
  /** The processor time that it has taken so far, on all its threads, in milliseconds. */
  processorTime(): Promise<number>;
  /** Measures the most memory that it has from now on, in bytes. Linux tells. */
  watchMemory(): Promise<() => Promise<number>>;
  /** What the server logged of a request that failed; empty when it logged nothing. */
  logOf(requestId: string): string;
  /** Ends it and starts it again on the same database, with nothing of its memory. */
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

/** Lends a server with sample content, on an embedded database or one on TEST_DATABASE_URL, and ends it afterwards. */
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
    const told = once(running.child, 'message');
    running.child.send(question);
    return (await told)[0] as unknown;
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
