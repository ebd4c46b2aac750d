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
import { contentState, refuseOtherState } from './contentState.ts';

/** A backup with its contents, for storing elsewhere. */
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

/** Stores a backup and returns its text as well. */
export const exportDatabase = writeRule(
  'database.manage',
  async (_admin, dataFolder: string): Promise<BackupArchive> => {
    const archive = await exclusively(makeArchive);
    return { backup: storeBackup(dataFolder, archive, 'export'), archive };
  },
);

/** The effects that an import of an archive would have. */
export interface ImportPreview {
  /** Null if the archive has problems. */
  createdAt: Date | null;
  /** One entry for each entity; empty if the archive has problems. */
  changes: EntityChanges[];
  /** The names of the images whose files are missing from the archive of the whole site, as listed in it. */
  missing: readonly string[];
  problems: ArchiveProblem[];
  /** Identifies the content that the archive was compared with; opaque. Null if the archive has problems. */
  state: string | null;
}

/** Checks an archive as an import does, and returns what the import would do. Nothing is written. */
export const previewImport = readRule(
  'database.manage',
  async (_admin, text: string): Promise<ImportPreview> => {
    const { archive, problems } = await checkArchive(text);
    if (!archive) return { createdAt: null, changes: [], missing: [], problems, state: null };
    const { createdAt, missing } = archive;
    // Computed before the rows are read: if any of them changes in between, the state differs and the import
    // is refused.
    const state = await contentState(prisma);
    const changes = await changesTo(archive, prisma);
    return { createdAt: new Date(createdAt), changes, missing, problems, state };
  },
);

/** The result of a replacement, and the backup of the previous state. */
export interface Replacement {
  changes: EntityChanges[];
  backup: Backup;
}

/**
 * Checks what an import checks before it reads the file, so that the client learns of a refusal before
 * uploading a large file.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, ContentChangedError
 */
export const checkImport = confirmedRule(
  'database.manage',
  async (_admin, compared: string | null): Promise<void> => refuseOtherState(prisma, compared),
);

/**
 * Replaces all content with an archive, after backing up the previous content.
 * @param compared the state that the previewed archive was compared with; null without a preview
 * @throws ContentChangedError if anything has changed since, ValidationError
 */
export async function replaceContent(
  admin: Admin,
  dataFolder: string,
  archive: Archive,
  reason: BackupReason,
  compared: string | null = null,
): Promise<Replacement> {
  return exclusively(async (transaction) => {
    await refuseOtherState(transaction, compared);
    const changes = await changesTo(archive, transaction);
    const backup = storeBackup(dataFolder, await makeArchive(transaction), reason);
    await writeArchive(transaction, archive);
    await recordOperation(transaction, admin, 'imported');
    return { changes, backup };
  });
}

/**
 * Replaces all content with an archive. Nothing is written if any part of the archive is invalid.
 * @throws UnauthenticatedError, ForbiddenError, PasswordRequiredError, ValidationError, ContentChangedError
 */
export const importDatabase = confirmedRule(
  'database.manage',
  async (admin, dataFolder: string, text: string, compared: string | null): Promise<Replacement> =>
    replaceContent(admin, dataFolder, await readArchive(text), 'import', compared),
);

/** Imports a stored backup. @throws NotFoundError, and the errors of importDatabase except ContentChangedError */
export const restoreBackup = confirmedRule(
  'database.manage',
  async (admin, dataFolder: string, name: string): Promise<Replacement> =>
    replaceContent(admin, dataFolder, await readArchive(readBackup(dataFolder, name)), 'restore'),
);
