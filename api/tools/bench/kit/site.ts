import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { editor } from '../../../src/testing/editor.ts';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { keepTrackOf, stop, temporaryFolder, type Listening } from './running.ts';

/** The server as deployed. */
export interface Site extends Listening {
  /** Such as http://localhost:40123. */
  origin: string;
  databaseUrl: string;
}

const root = join(import.meta.dirname, '../../../..');

/**
 * Starts the server as `npm start` does, building it if necessary, in production mode and with the same logging.
 * @param extra environment variables besides those that a deployment sets
 */
export async function startSite(databaseUrl: string, extra: Record<string, string> = {}): Promise<Site> {
  const folder = temporaryFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['api/scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', openSync(join(folder, 'log'), 'a'), 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: editor.email,
      ADMIN_PASSWORD: editor.password,
      ...extra,
    },
  });
  keepTrackOf(child);
  while (!(await fetch(`${origin}/robots.txt`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { pid: child.pid ?? 0, port, origin, databaseUrl, [Symbol.asyncDispose]: () => stop(child) };
}

/** Adds the sample content, as an admin would. */
export async function seedSite({ origin }: Site): Promise<void> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { accessToken } = (await (await post('/api/auth/sign-in', editor)).json()) as { accessToken: string };
  const seeded = await post('/api/database/seed', {}, { Authorization: `Bearer ${accessToken}` });
  if (!seeded.ok) throw new Error(`The sample content could not be added: ${await seeded.text()}`);
}
