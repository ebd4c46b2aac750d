import { withoutOutsideXml } from '../characters.ts';
import { prisma, type Transaction } from './client.ts';
import { imagesIn, writeImages } from './archivedImages.ts';
import { archived, entities, storable, tableOf, type Entity } from './entities.ts';
import { withLaterVersions } from './laterVersions.ts';
import { modelNamed } from './resource.ts';
import { secretColumnsOf, withoutSecrets } from './secretColumns.ts';

/**
 * The documented format of archives and backups: JSON,
 * `{ "format": "batik-pageant", "version": 1, "createdAt": ISO 8601, "counts": { "news": 15, … },
 * "entities": { "news": [row, …], … } }`, each row with all of its columns but secret ones; one that came
 * later than the archive may be missing. The counts are for whoever looks at its beginning only; reading takes no notice of them.
 * Of pictures it has the rows; their bytes are files, which stand beside it in an archive of the whole site. There
 * `"missing": [name, …]` before the entities names the pictures whose files could not be read.
 */
export const archiveFormat = { format: 'batik-pageant', version: 1 } as const;

/** An archive that was read: rows by the name of their entity, as they are written. */
export interface Archive {
  createdAt: string;
  entities: Record<string, Record<string, unknown>[]>;
  /** The names of the pictures whose files could not be read when an archive of the whole site was made. */
  missing: readonly string[];
  /** The names of the pictures whose bytes came with it and have been stored: their rows lead there. */
  stored?: ReadonlySet<string>;
}

/** How many rows of each entity. */
export type EntityCounts = { entity: string; count: number }[];

const tableName = ({ model }: Entity) => `"${modelNamed(model)}"`;

/**
 * Works on all entities while nobody else changes any of them, on whatever server: wholly or not at all. Readers go
 * on reading what was there before.
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

/** Everything that the entities hold, as text. */
export async function makeArchive(transaction: Transaction): Promise<string> {
  const rows: Archive['entities'] = {};
  for (const entity of archived) {
    const whole = await tableOf(entity, transaction).findMany({ orderBy: { id: 'asc' } });
    rows[entity.name] = whole.map((row) => withoutSecrets(modelNamed(entity.model), row));
  }
  const createdAt = new Date().toISOString();
  const counts = Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length]));
  // What was stored before it was refused could not be imported again.
  const clean = (_name: string, value: unknown) =>
    typeof value === 'string' ? withoutOutsideXml(value) : value;
  return JSON.stringify({ ...archiveFormat, createdAt, counts, entities: rows }, clean);
}

/**
 * The counts of an archive of ours from its beginning, so that a list of large ones need not read them wholly.
 * @param beginning its first kibibyte or more
 */
export function countsIn(beginning: string): EntityCounts | null {
  const [, counts] = /"counts":(\{[^{}]*\})/.exec(beginning) ?? [];
  if (!counts) return null;
  const byName = JSON.parse(counts) as Record<string, number>;
  return Object.entries(byName).map(([entity, count]) => ({ entity, count }));
}

/** Empties all entities. */
export async function clearEntities(transaction: Transaction): Promise<void> {
  for (const entity of entities) await tableOf(entity, transaction).deleteMany();
}

/**
 * An archive of before may have secrets in it: without them, for whoever asks for it over an API.
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
 * The secrets that the rows of an entity have now: who is in an archive too keeps them, so that the link in a letter
 * of before works on. Others are given new ones by the database.
 */
async function keepSecrets(entity: Entity, transaction: Transaction) {
  const names = secretColumnsOf(modelNamed(entity.model));
  const kept = new Map<string, Record<string, unknown>>();
  for (const row of names.length > 0 ? await tableOf(entity, transaction).findMany({}) : []) {
    kept.set(identityOf(row), Object.fromEntries(names.map((name) => [name, row[name]])));
  }
  return (row: Record<string, unknown>) => ({ ...row, ...kept.get(identityOf(row)) });
}

/** Puts an archive in place of what the entities hold. */
export async function writeArchive(transaction: Transaction, archive: Archive): Promise<void> {
  const rowsOf = new Map<Entity, Record<string, unknown>[]>();
  for (const entity of entities) {
    const withSecrets = await keepSecrets(entity, transaction);
    const rows = (archive.entities[entity.name] ?? []).map(withSecrets);
    rowsOf.set(entity, await withLaterVersions(entity, transaction, rows));
  }
  await clearEntities(transaction);
  for (const [entity, rows] of rowsOf) {
    await tableOf(entity, transaction).createMany({ data: rows.map((row) => storable(entity, row)) });
    const table = tableName(entity);
    // New rows go on after the highest id.
    await transaction.$executeRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), GREATEST((SELECT max(id) FROM ${table}), 1))`,
    );
  }
  await writeImages(transaction, imagesIn(archive), archive.stored);
}
