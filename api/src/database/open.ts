import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureFirstAdmin } from '../auth/firstAdmin.ts';
import { createSigningKey } from '../auth/signingKeys.ts';
import { asFullDisk, openDataFolder, settledAfter } from '../dataFolder.ts';
import type { Environment } from '../environment.ts';
import { removeUnfinishedBackups } from './backups.ts';
import { connect, prisma, readFromReplica } from './client.ts';
import type { DatabaseSource } from './source.ts';
import { databaseFolder, openEmbedded } from './embedded.ts';
import { OperatorError } from '../operatorError.ts';
import { alone, holdsSite, migrate } from './migrate.ts';
import { seed } from './seed/seed.ts';
import { withSeconds } from '../withSeconds.ts';

/** The database that the environment names contains no site, and is left unchanged. */
class NoSiteError extends OperatorError {
  override name = 'NoSiteError';
  constructor(where: string) {
    super(
      `There is no site in ${where}. Run this with the servers’ environment variables, above all DATABASE_URL and DATA_DIR, once a server has been started.`,
    );
  }
}

export interface OpenDatabase<Prepared> {
  /** The demo’s admin, if it was created just now. */
  newDemoAdmin: { email: string; password: string } | null;
  prepared: Prepared;
  close: () => Promise<void>;
}

/**
 * Opens the database that the environment names, migrates it, and ensures that someone can sign in. A new
 * embedded database gets the sample content.
 * @param prepare further preparation before anything is served, run by one server at a time
 * @param report called with each step that changed the database, and how long it took
 * @throws DataFolderError
 */
export async function openDatabase<Prepared>(
  environment: Environment,
  prepare: (source: DatabaseSource) => Promise<Prepared>,
  report: (sentence: string) => void = () => {},
): Promise<OpenDatabase<Prepared>> {
  const { DATABASE_URL, DATABASE_REPLICA_URL, DATA_DIR } = environment;
  openDataFolder(DATA_DIR);
  const opening = performance.now();
  const exists = DATABASE_URL || existsSync(databaseFolder(DATA_DIR));
  const embedded = DATABASE_URL ? null : await openEmbedded(DATA_DIR);
  if (!exists) report(withSeconds('Created the database', opening));
  const source: DatabaseSource = embedded ?? { url: DATABASE_URL ?? '' };
  let closeReplica = async () => {};
  const close = async () => {
    await closeReplica();
    await prisma?.$disconnect();
    await embedded?.close();
  };
  try {
    const opened = await alone(source, async () => {
      const migrating = performance.now();
      const migrations = await migrate(source);
      if (migrations.length > 0) report(withSeconds('Migrated the database', migrating));
      connect(source);
      removeUnfinishedBackups(DATA_DIR, settledAfter(environment));
      // The signing key is created last: a database without one is new, even if its first start was
      // interrupted.
      const isNew = (await prisma.signingKey.count()) === 0;
      if (isNew && embedded) {
        const seeding = performance.now();
        await seed();
        report(withSeconds('Added the sample content', seeding));
      }
      const newDemoAdmin = await ensureFirstAdmin(environment);
      if (isNew) await createSigningKey();
      return { newDemoAdmin, prepared: await prepare(source) };
    });
    if (DATABASE_REPLICA_URL) closeReplica = readFromReplica({ url: DATABASE_REPLICA_URL });
    return { ...opened, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the database for a program other than the server, which must not create a site because of a mistyped
 * variable.
 * @throws OperatorError if there is no site
 */
export async function openExistingDatabase<Prepared>(
  environment: Environment,
  prepare: (source: DatabaseSource) => Promise<Prepared>,
): Promise<OpenDatabase<Prepared>> {
  const { DATABASE_URL, DATA_DIR } = environment;
  const exists = DATABASE_URL ? await holdsSite({ url: DATABASE_URL }) : existsSync(databaseFolder(DATA_DIR));
  if (!exists) throw new NoSiteError(DATABASE_URL ? 'the database of DATABASE_URL' : resolve(DATA_DIR));
  return openDatabase(environment, prepare).catch((error: unknown) => {
    throw asFullDisk(error, environment);
  });
}
