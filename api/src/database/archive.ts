import { withoutOutsideXml } from '../characters.ts';
import { createPauses } from '../pauses.ts';
import { prisma, type Transaction } from './client.ts';
import { imagesIn, writeImages } from './archivedImages.ts';
import { continueIds } from './continueIds.ts';
import { archived, entities, storable, tableOf, type Entity } from './entities.ts';
import { inParts } from './inParts.ts';
import { withLaterVersions } from './laterVersions.ts';
import { pagesById } from './pagesById.ts';
import { forgetThreads } from '../reviews/settle.ts';
import { modelNamed } from './delegates.ts';
import { secretColumnsOf, withoutSecrets } from './secretColumns.ts';

/**
 * The documented format of archives and backups: JSON, `{ "format": "batik-pageant", "version": 1,
 * "createdAt": ISO 8601, "counts": { "news": 15, … }, "entities": { "news": [row, …], … } }`, each row with
 * all of its columns except secret ones; columns newer than the archive may be missing. The counts can be
 * read from the beginning of the file alone; an import ignores them. Images are rows only; their bytes are
 * separate files in an archive of the whole site. In that archive, `"missing": [name, …]` before the entities
 * lists the images whose files could not be read.
 */
export const archiveFormat = { format: 'batik-pageant', version: 1 } as const;

/** A parsed archive: its rows by the name of their entity, as they are written to the database. */
export interface Archive {
  createdAt: string;
  entities: Record<string, Record<string, unknown>[]>;
  /** The names of the images whose files could not be read when an archive of the whole site was created. */
  missing: readonly string[];
  /** The names of the images whose bytes came with the archive and are already stored where its rows say. */
  stored?: ReadonlySet<string>;
}

/** The number of rows of each entity. */
export type EntityCounts = { entity: string; count: number }[];

const tableName = ({ model }: Entity) => `"${modelNamed(model)}"`;

/**
 * Runs `work` in one transaction, during which no other client or server can change any entity. Readers keep
 * seeing the previous state.
 */
export async function exclusively<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return prisma.$transaction(
    async (transaction) => {
      const tables = archived.map(tableName).join(', ');
      await transaction.$executeRawUnsafe(`LOCK TABLE ${tables} IN EXCLUSIVE MODE`);
      return work(transaction);
    },
    { timeout: 120_000, maxWait: 30_000 },
  );
}

/** How many rows of an entity are read at once. */
const pageSize = 100;

// Characters stored before validation refused them would prevent an import.
const clean = (_name: string, value: unknown) =>
  typeof value === 'string' ? withoutOutsideXml(value) : value;

/** All rows of the entities, as text. Others go on between the rows. */
export async function makeArchive(transaction: Transaction): Promise<string> {
  const pause = createPauses();
  const counts: Record<string, number> = {};
  const texts: string[] = [];
  for (const entity of archived) {
    const rows: string[] = [];
    for await (const page of pagesById(pageSize, (asked) => tableOf(entity, transaction).findMany(asked)))
      for (const row of page) {
        rows.push(JSON.stringify(withoutSecrets(modelNamed(entity.model), row), clean));
        await pause();
      }
    counts[entity.name] = rows.length;
    texts.push(`${JSON.stringify(entity.name)}:[${rows.join(',')}]`);
  }
  const head = JSON.stringify({ ...archiveFormat, createdAt: new Date().toISOString(), counts });
  return `${head.slice(0, -1)},"entities":{${texts.join(',')}}}`;
}

/**
 * Reads an archive’s counts from its beginning, so that listing large archives does not read them in full.
 * @param beginning the first kibibyte of the archive, or more
 */
export function countsIn(beginning: string): EntityCounts | null {
  const [, counts] = /"counts":(\{[^{}]*\})/.exec(beginning) ?? [];
  if (!counts) return null;
  const byName = JSON.parse(counts) as Record<string, number>;
  return Object.entries(byName).map(([entity, count]) => ({ entity, count }));
}

/** Deletes all rows of all entities, with the working copies, reviews and comments of their forms. */
export async function clearEntities(transaction: Transaction): Promise<void> {
  await transaction.workingCopy.deleteMany();
  await forgetThreads(transaction);
  await transaction.previewLink.deleteMany();
  for (const entity of entities) await tableOf(entity, transaction).deleteMany();
}

/**
 * Removes secrets, which an older archive may contain, for callers of an API.
 * @param archive JSON
 */
export function withoutArchivedSecrets(archive: string): string {
  const parsed = JSON.parse(archive) as Archive;
  for (const { name, model } of entities) {
    const rows = parsed.entities[name] ?? [];
    parsed.entities[name] = rows.map((row) => withoutSecrets(modelNamed(model), row));
  }
  return JSON.stringify(parsed);
}

const identityOf = ({ id, email }: Record<string, unknown>) => `${String(id)} ${String(email)}`;

/**
 * The current secrets of an entity’s rows: rows that are also in the archive keep them, so that links in
 * earlier mails still work. The database generates new ones for the rest.
 */
async function keepSecrets(entity: Entity, transaction: Transaction) {
  const names = secretColumnsOf(modelNamed(entity.model));
  const kept = new Map<string, Record<string, unknown>>();
  for (const row of names.length > 0 ? await tableOf(entity, transaction).findMany({}) : []) {
    kept.set(identityOf(row), Object.fromEntries(names.map((name) => [name, row[name]])));
  }
  return (row: Record<string, unknown>) => ({ ...row, ...kept.get(identityOf(row)) });
}

/** Replaces the rows of all entities with those of an archive. */
export async function writeArchive(transaction: Transaction, archive: Archive): Promise<void> {
  const rowsOf = new Map<Entity, Record<string, unknown>[]>();
  for (const entity of entities) {
    const withSecrets = await keepSecrets(entity, transaction);
    const rows = (archive.entities[entity.name] ?? []).map(withSecrets);
    rowsOf.set(entity, await withLaterVersions(entity, transaction, rows));
  }
  await clearEntities(transaction);
  for (const [entity, rows] of rowsOf) {
    for (const part of inParts(rows))
      await tableOf(entity, transaction).createMany({ data: part.map((row) => storable(entity, row)) });
    await continueIds(transaction, modelNamed(entity.model));
  }
  await writeImages(transaction, imagesIn(archive), archive.stored);
}
