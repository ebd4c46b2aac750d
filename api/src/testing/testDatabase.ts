import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseSource } from '../database/client.ts';
import { openInMemory } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';

/** The PostgreSQL server that the tests run on; without one they run on PGlite. */
export const testServer = process.env['TEST_DATABASE_URL'];

/** Makes an empty database on the server. */
export async function createOnServer(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administration = new pg.Client({ connectionString: server });
  await administration.connect();
  await administration.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await administration.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await administration.end();
    },
  };
}

/** A migrated database of a test file's own: PGlite in memory, or one on the server. */
export async function openTestDatabase(): Promise<{ source: DatabaseSource; close: () => Promise<void> }> {
  if (!testServer) {
    const pglite = await openInMemory(new Blob([readFileSync(inject('snapshot'))]));
    return { source: { pglite }, close: () => pglite.close() };
  }
  const { url, drop } = await createOnServer(testServer);
  await migrate({ url });
  return { source: { url }, close: drop };
}
