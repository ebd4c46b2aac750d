import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { NotFoundError } from '../errors.ts';
import { countsIn, type EntityCounts } from './archive.ts';

/** The number of backups kept; a new one replaces the oldest. */
const kept = 10;

/** The operation that a backup was made for. */
export const backupReasons = ['export', 'reset', 'import', 'restore'] as const;
export type BackupReason = (typeof backupReasons)[number];

/** A stored archive. */
export interface Backup {
  /** The name of its file, from its date and reason: 20261120T101500123Z-reset.json. */
  name: string;
  createdAt: Date;
  /** Null for a backup from an earlier version of the server. */
  reason: BackupReason | null;
  /** In bytes. */
  size: number;
}

const namePattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z(?:-([a-z]+))?\.json$/;

/** The extension of unfinished files in the folder of backups. */
export const unfinishedEnding = '.part';

const folderOf = (dataFolder: string) => join(dataFolder, 'backups');

/** The stored backups, newest first. */
export function listBackups(dataFolder: string): Backup[] {
  const folder = folderOf(dataFolder);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => namePattern.test(name))
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      // Another server may have just deleted it.
      const file = statSync(join(folder, name), { throwIfNoEntry: false });
      if (!file) return [];
      const createdAt = new Date(name.replace(namePattern, '$1-$2-$3T$4:$5:$6.$7Z'));
      const reason = backupReasons.find((known) => known === namePattern.exec(name)?.[8]) ?? null;
      return [{ name, createdAt, reason, size: file.size }];
    });
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Stores an archive durably: it survives a crash once this returns. */
export function storeBackup(dataFolder: string, archive: string, reason: BackupReason): Backup {
  const folder = folderOf(dataFolder);
  mkdirSync(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}-${reason}.json`;
  const unfinished = join(folder, `${name}${unfinishedEnding}`);
  writeFileSync(unfinished, archive, { mode: 0o600, flush: true });
  renameSync(unfinished, join(folder, name));
  flush(folder);
  const backups = listBackups(dataFolder);
  for (const old of backups.slice(kept)) rmSync(join(folder, old.name), { force: true });
  const [newest] = backups;
  if (!newest) throw new Error('The backup that was just stored has disappeared.');
  return newest;
}

/**
 * Removes unfinished backups of a killed server, at startup.
 * @param settled how long a file must have been unchanged, in milliseconds: another server may be writing it
 */
export function removeUnfinishedBackups(dataFolder: string, settled: number): void {
  const folder = folderOf(dataFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(unfinishedEnding)) continue;
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    if (file && file.mtimeMs <= Date.now() - settled) rmSync(join(folder, name), { force: true });
  }
}

/** Finds a stored backup by name. @throws NotFoundError */
export function findBackup(dataFolder: string, name: string): Backup {
  const backup = listBackups(dataFolder).find((stored) => stored.name === name);
  if (!backup) throw new NotFoundError('The backup was not found.');
  return backup;
}

/** The text of a backup. @throws NotFoundError */
export function readBackup(dataFolder: string, name: string): string {
  return readFileSync(join(folderOf(dataFolder), findBackup(dataFolder, name).name), 'utf8');
}

/**
 * The number of rows of each entity in a backup; null if the backup was made before backups had counts.
 * @throws NotFoundError
 */
export function countBackup(dataFolder: string, name: string): EntityCounts | null {
  const file = openSync(join(folderOf(dataFolder), findBackup(dataFolder, name).name), 'r');
  try {
    const beginning = Buffer.alloc(4096);
    const length = readSync(file, beginning);
    return countsIn(beginning.toString('utf8', 0, length));
  } finally {
    closeSync(file);
  }
}

/** Deletes a backup. @throws NotFoundError */
export function removeBackup(dataFolder: string, name: string): void {
  rmSync(join(folderOf(dataFolder), findBackup(dataFolder, name).name), { force: true });
}
