import { join } from 'node:path';
import { nodeOptions } from '../../../src/operations/nodeOptions.ts';
import { editor } from '../../../src/testing/editor.ts';
import { requestOf } from './connection.ts';
import { temporaryFolder, type Listening } from './running.ts';
import { startServer } from './server.ts';

/** The server as deployed. */
export interface Site<DatabaseUrl = string | null> extends Listening {
  /** Such as http://localhost:40123. */
  origin: string;
  databaseUrl: DatabaseUrl;
}

/**
 * Starts the server as `npm start` does, building it if necessary, in production mode and with the same logging.
 * @param databaseUrl null for the embedded database
 * @param extra environment variables besides those that a deployment sets
 * @param program the server’s sources, for what is preloaded to reach its modules: the bundle has copies of its own
 */
export async function startSite<DatabaseUrl extends string | null>(
  databaseUrl: DatabaseUrl,
  extra: Record<string, string> = {},
  program: 'api/scripts/start.js' | 'api/src/main.ts' = 'api/scripts/start.js',
): Promise<Site<DatabaseUrl>> {
  const server = await startServer({
    args: [...nodeOptions, program],
    folder: join(import.meta.dirname, '../../../..'),
    first: requestOf({ path: '/robots.txt' }),
    env: {
      DATA_DIR: temporaryFolder(),
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      ADMIN_EMAIL: editor.email,
      ADMIN_PASSWORD: editor.password,
      ...extra,
    },
  });
  return { ...server, origin: `http://localhost:${server.port}`, databaseUrl };
}

/** Signs in to the site. Returns the header that authenticates a request. */
export async function signIn(origin: string, account = editor): Promise<{ Authorization: string }> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { Authorization: `Bearer ${accessToken}` };
}

/** Adds the sample content, as an admin would. */
export async function seedSite({ origin }: Site): Promise<void> {
  const seeded = await fetch(`${origin}/api/database/seed`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await signIn(origin)) },
    body: '{}',
  });
  if (!seeded.ok) throw new Error(`The sample content could not be added: ${await seeded.text()}`);
}
