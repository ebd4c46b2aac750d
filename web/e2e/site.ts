import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/src/testing/serverProcess.ts';

export interface Site {
  /** For example, http://localhost:40123. */
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the built site as a demo, with sample content, in its own data folder. */
export async function startSite(): Promise<Site> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  const server = spawn(process.execPath, ['api/scripts/start.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', CHECK_LINKS: 'false' },
  });
  const ended = once(server, 'exit');
  await new Promise<void>((listening, failed) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes('The site is at')) listening();
    });
    void ended.then(() => failed(new Error('The site did not start.')));
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
