import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { databaseFolder } from '../database/embedded.ts';
import { testServer } from './testDatabase.ts';

/**
 * A new data folder for separate servers, which are not about creating one: its database is migrated already, which
 * saves the first server most of its start. On PostgreSQL it is empty.
 */
export function newDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  if (testServer) return folder;
  mkdirSync(databaseFolder(folder), { mode: 0o700 });
  const from = ['--file', inject('migrated'), '--directory', databaseFolder(folder)];
  execFileSync('tar', ['--extract', ...from], { stdio: 'pipe' });
  return folder;
}
