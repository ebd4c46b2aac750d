import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { createOnServer, disconnectAll } from './databaseOnServer.ts';
import { testServer } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated, empty database that each worker copies: PGlite’s file, or its name on the server. */
    migrated: string;
  }
}

interface Migrated {
  migrated: string;
  remove: () => Promise<void> | void;
}

/** Shared by both projects of the API, each of which loads this module. */
const shared = globalThis as { migrated?: Promise<Migrated>; projects?: number };

/** Migrates one database, once, for all test files. */
export default async function setup(project: TestProject) {
  shared.projects = (shared.projects ?? 0) + 1;
  shared.migrated ??= testServer ? migrateOnServer(testServer) : migrateInMemory();
  const { migrated, remove } = await shared.migrated;
  project.provide('migrated', migrated);
  return async () => {
    shared.projects = (shared.projects ?? 0) - 1;
    if (shared.projects === 0) await remove();
  };
}

async function migrateOnServer(server: string): Promise<Migrated> {
  const { url, name, drop } = await createOnServer(server);
  await migrate({ url });
  // A connection that has just ended may still count, and the database could not be copied.
  await disconnectAll(server, name);
  return { migrated: name, remove: drop };
}

async function migrateInMemory(): Promise<Migrated> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const pglite = await openInMemory();
  await migrate({ pglite });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const path = join(folder, 'snapshot.tar');
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
  return { migrated: path, remove: () => rmSync(folder, { recursive: true }) };
}
