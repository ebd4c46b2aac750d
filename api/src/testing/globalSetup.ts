import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with a migrated, empty database, which each test file clones. */
    snapshot: string;
  }
}

/** Migrates one database in memory, once, for all test files. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const pglite = await openInMemory();
  await migrate({ pglite });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const path = join(folder, 'snapshot.tar');
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
  project.provide('snapshot', path);
  return () => rmSync(folder, { recursive: true });
}
