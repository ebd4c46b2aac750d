import { z } from 'zod';
import { ValidationError } from '../errors.ts';
import { validate } from '../validation.ts';
import { prisma, type Transaction } from './client.ts';
import { entities, rowSchema, storable, tableOf, uniqueColumns, type Entity } from './entities.ts';

/**
 * The documented format of archives and backups: JSON,
 * `{ "format": "batik-pageant", "version": 1, "createdAt": ISO 8601, "entities": { "news": [row, …], … } }`,
 * each row with all of its columns. Pictures are files, and no part of it.
 */
const archiveSchema = z.strictObject({
  format: z.literal('batik-pageant'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  entities: z.strictObject(
    Object.fromEntries(entities.map((entity) => [entity.name, z.array(rowSchema(entity)).max(100_000)])),
  ),
});

export type Archive = z.output<typeof archiveSchema>;

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
      await transaction.$executeRawUnsafe(`LOCK TABLE ${tables} IN SHARE ROW EXCLUSIVE MODE`);
      return work(transaction);
    },
    { timeout: 120_000, maxWait: 30_000 },
  );
}

/** Everything that the entities hold, as text. */
export async function makeArchive(transaction: Transaction): Promise<string> {
  const rows: Record<string, unknown[]> = {};
  for (const entity of entities) {
    rows[entity.name] = await tableOf(entity, transaction).findMany({ orderBy: { id: 'asc' } });
  }
  const createdAt = new Date().toISOString();
  return JSON.stringify({ format: 'batik-pageant', version: 1, createdAt, entities: rows });
}

/**
 * Reads an archive, as a whole: one wrong row refuses it.
 * @throws ValidationError
 */
export function readArchive(text: string): Archive {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ValidationError('The archive is not valid JSON.');
  }
  const archive = validate(archiveSchema, json, 'The archive lacks something that it must hold.') as Archive;
  for (const entity of entities) {
    for (const column of uniqueColumns(entity)) {
      const values = (archive.entities[entity.name] ?? [])
        .map((row) => row[column])
        .filter((value) => value !== null);
      if (new Set(values).size < values.length) {
        throw new ValidationError(`The archive has two rows of ${entity.name} with the same ${column}.`);
      }
    }
  }
  return archive;
}

export function countRows(archive: Archive): EntityCounts {
  return entities.map(({ name }) => ({ entity: name, count: archive.entities[name]?.length ?? 0 }));
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
