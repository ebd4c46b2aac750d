import { prisma, type Transaction } from './client.ts';
import { entities, storable, tableOf, type Entity } from './entities.ts';

/**
 * The documented format of archives and backups: JSON,
 * `{ "format": "batik-pageant", "version": 1, "createdAt": ISO 8601, "counts": { "news": 15, … },
 * "entities": { "news": [row, …], … } }`, each row with all of its columns; one that came later than the
 * archive may be missing. The counts are for whoever looks at its beginning only; reading takes no notice of them.
 * Pictures are files, and no part of it.
 */
export const archiveFormat = { format: 'batik-pageant', version: 1 } as const;

/** An archive that was read: rows by the name of their entity, as they are written. */
export interface Archive {
  createdAt: string;
  entities: Record<string, Record<string, unknown>[]>;
}

/** How many rows of each entity. */
export type EntityCounts = { entity: string; count: number }[];

const tableName = ({ model }: Entity) => `"${model.charAt(0).toUpperCase()}${model.slice(1)}"`;

/**
 * Works on all entities while nobody else changes any of them, on whatever server: wholly or not at all. Readers go
 * on reading what was there before.
 */
export async function exclusively<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return prisma.$transaction(
    async (transaction) => {
      const tables = entities.map(tableName).join(', ');
      await transaction.$executeRawUnsafe(`LOCK TABLE ${tables} IN EXCLUSIVE MODE`);
      return work(transaction);
    },
    { timeout: 120_000, maxWait: 30_000 },
  );
}

/** Everything that the entities hold, as text. */
export async function makeArchive(transaction: Transaction): Promise<string> {
  const rows: Archive['entities'] = {};
  for (const entity of entities) {
    rows[entity.name] = await tableOf(entity, transaction).findMany({ orderBy: { id: 'asc' } });
  }
  const createdAt = new Date().toISOString();
  const counts = Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length]));
  return JSON.stringify({ ...archiveFormat, createdAt, counts, entities: rows });
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

/** Puts an archive in place of what the entities hold. */
export async function writeArchive(transaction: Transaction, archive: Archive): Promise<void> {
  await clearEntities(transaction);
  for (const entity of entities) {
    const rows = archive.entities[entity.name] ?? [];
    await tableOf(entity, transaction).createMany({ data: rows.map((row) => storable(entity, row)) });
    const table = tableName(entity);
    // New rows go on after the highest id.
    await transaction.$executeRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), GREATEST((SELECT max(id) FROM ${table}), 1))`,
    );
  }
}
