import { confirmedRule, readRule, writeRule } from '../auth/permission.ts';
import type { Admin } from '../auth/viewer.ts';
import { recordOperation } from '../history/record.ts';
import { exclusively, makeArchive, withoutArchivedSecrets, writeArchive, type Archive } from './archive.ts';
import { changesTo, type EntityChanges } from './archiveChanges.ts';
import type { ArchiveProblem } from './archiveProblems.ts';
import {
  findBackup,
  listBackups,
  readBackup,
  removeBackup,
  storeBackup,
  type Backup,
  type BackupReason,
} from './backups.ts';
import { checkArchive, readArchive } from './checkArchive.ts';
import { prisma } from './client.ts';

/** A backup with its contents, to keep elsewhere. */
export interface BackupArchive {
  backup: Backup;
  archive: string;
}

/** The stored backups, newest first. */
export const findBackups = readRule(
  'database.manage',
  async (_admin, dataFolder: string): Promise<Backup[]> => listBackups(dataFolder),
);

/** A stored backup with its contents. @throws UnauthenticatedError, NotFoundError */
export const openBackup = readRule(
  'database.manage',
  async (_admin, dataFolder: string, name: string): Promise<BackupArchive> => ({
    backup: findBackup(dataFolder, name),
    archive: withoutArchivedSecrets(readBackup(dataFolder, name)),
  }),
);

/** Deletes a stored backup. @throws UnauthenticatedError, NotFoundError */
export const deleteBackup = writeRule(
  'database.manage',
  async (_admin, dataFolder: string, name: string): Promise<void> => removeBackup(dataFolder, name),
);

/** Stores a backup and returns its text too. */
export const exportDatabase = writeRule(
  'database.manage',
  async (_admin, dataFolder: string): Promise<BackupArchive> => {
    const archive = await exclusively(makeArchive);
    return { backup: storeBackup(dataFolder, archive, 'export'), archive };
  },
);

/** What an import of an archive would do. */
export interface ImportPreview {
  /** Null when the archive has problems. */
  createdAt: Date | null;
  /** One entry for each entity; none when the archive has problems. */
  changes: EntityChanges[];
  /** The names of the pictures whose files are not in the file of the whole site, as it says itself. */
  missing: readonly string[];
  problems: ArchiveProblem[];
}

/** Checks an archive as an import does, and tells what the import would do. Nothing is written. */
export const previewImport = readRule(
  'database.manage',
  async (_admin, text: string): Promise<ImportPreview> => {
    const { archive, problems } = checkArchive(text);
    if (!archive) return { createdAt: null, changes: [], missing: [], problems };
    const { createdAt, missing } = archive;
    return { createdAt: new Date(createdAt), changes: await changesTo(archive, prisma), missing, problems };
  },
);

/** What was done, and what was kept of the time before. */
export interface Replacement {
  changes: EntityChanges[];
  backup: Backup;
}

/** Puts an archive in place of all content, after a backup of what was there. */
export async function replaceContent(
  admin: Admin,
  dataFolder: string,
  archive: Archive,
  reason: BackupReason,
): Promise<Replacement> {
  return exclusively(async (transaction) => {
    const changes = await changesTo(archive, transaction);
    const backup = storeBackup(dataFolder, await makeArchive(transaction), reason);
    await writeArchive(transaction, archive);
    await recordOperation(transaction, admin, 'imported');
    return { changes, backup };
  });
}

/**
 * Imports an archive in place of all content.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, ValidationError when any part of the archive is wrong: nothing is written then
 */
export const importDatabase = confirmedRule(
  'database.manage',
  async (admin, dataFolder: string, text: string): Promise<Replacement> =>
    replaceContent(admin, dataFolder, readArchive(text), 'import'),
);

/** Imports a stored backup. @throws as importDatabase, and NotFoundError */
export const restoreBackup = confirmedRule(
  'database.manage',
  async (admin, dataFolder: string, name: string): Promise<Replacement> =>
    replaceContent(admin, dataFolder, readArchive(readBackup(dataFolder, name)), 'restore'),
);
