import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeOptions } from '../../api/src/operations/nodeOptions.ts';
import { freePort } from '../../api/src/testing/serverProcess.ts';

export interface Site {
  /** For example, http://localhost:40123. */
  origin: string;
  /** Kills it, without cleanup. */
  kill: () => Promise<void>;
  /** Starts it again after a kill, at the same address, on the same data. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the built site as a demo, with sample content, in its own data folder. */
export async function startSite(): Promise<Site> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  let server: ChildProcess;
  let ended: Promise<unknown>;
  async function start(): Promise<void> {
    server = spawn(process.execPath, [...nodeOptions, 'api/scripts/start.js'], {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', CHECK_LINKS: 'false' },
    });
    ended = once(server, 'exit');
    await new Promise<void>((listening, failed) => {
      server.stdout?.on('data', (text: Buffer) => {
        if (text.includes('The site is at')) listening();
      });
      void ended.then(() => failed(new Error('The site did not start.')));
    });
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    server.kill(signal);
    await ended;
  }
  await start();
  return {
    origin: `http://localhost:${port}`,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
