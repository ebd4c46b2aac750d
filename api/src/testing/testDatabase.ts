import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { DatabaseSource } from '../database/source.ts';
import { openInMemory } from '../database/embedded.ts';
import { createOnServer } from './databaseOnServer.ts';

/** The PostgreSQL server for tests; without one they run on PGlite. */
export const testServer = process.env['TEST_DATABASE_URL'];

/** A new migrated database: PGlite in memory, or one on the server. */
export async function openTestDatabase(): Promise<{ source: DatabaseSource; close: () => Promise<void> }> {
  if (!testServer) {
    const pglite = await openInMemory(new Blob([readFileSync(inject('migrated'))]));
    return { source: { pglite }, close: () => pglite.close() };
  }
  const { url, drop } = await createOnServer(testServer, inject('migrated'));
  return { source: { url }, close: drop };
}

let shared: ReturnType<typeof openTestDatabase> | undefined;

/**
 * The database that the files of a worker share, one after another. In memory it ends with the worker, on a
 * server with the run.
 */
export const sharedTestDatabase = async (): Promise<DatabaseSource> =>
  (await (shared ??= openTestDatabase())).source;
