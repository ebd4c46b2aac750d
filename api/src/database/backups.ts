import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { NotFoundError } from '../errors.ts';

/** So many are kept; an older one goes when a newer one comes. */
const kept = 10;

/** A stored archive. */
export interface Backup {
  /** Its file's name, from its date: 20261120T101500123Z.json. */
  name: string;
  createdAt: Date;
  /** In bytes. */
  size: number;
}

const namePattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z\.json$/;

const unfinishedEnding = '.part';

const folderOf = (dataFolder: string) => join(dataFolder, 'backups');

/** The stored backups, newest first. */
export function listBackups(dataFolder: string): Backup[] {
  const folder = folderOf(dataFolder);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => namePattern.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({
      name,
      createdAt: new Date(name.replace(namePattern, '$1-$2-$3T$4:$5:$6.$7Z')),
      size: statSync(join(folder, name)).size,
    }));
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Stores an archive so that it survives a crash from the moment this returns. */
export function storeBackup(dataFolder: string, archive: string): Backup {
  const folder = folderOf(dataFolder);
  mkdirSync(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}.json`;
  const unfinished = join(folder, `${name}${unfinishedEnding}`);
  writeFileSync(unfinished, archive, { mode: 0o600, flush: true });
  renameSync(unfinished, join(folder, name));
  flush(folder);
  const backups = listBackups(dataFolder);
  for (const old of backups.slice(kept)) rmSync(join(folder, old.name), { force: true });
  const [newest] = backups;
  if (!newest) throw new Error('The backup that was just stored is gone.');
  return newest;
}

/** Removes what a server that was killed while storing a backup left of it. For the start. */
export function removeUnfinishedBackups(dataFolder: string): void {
  const folder = folderOf(dataFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.endsWith(unfinishedEnding)) rmSync(join(folder, name), { force: true });
  }
}

/** The text of a backup. @throws NotFoundError */
export function readBackup(dataFolder: string, name: string): string {
  if (!listBackups(dataFolder).some((backup) => backup.name === name)) {
    throw new NotFoundError('There is no such backup.');
  }
  return readFileSync(join(folderOf(dataFolder), name), 'utf8');
}
