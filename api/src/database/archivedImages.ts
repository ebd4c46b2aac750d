import { isDeepStrictEqual } from 'node:util';
import { ValidationError } from '../errors.ts';
import type { Archive } from './archive.ts';
import type { Transaction } from './client.ts';
import type { Image } from './generated/client.ts';

// Rows of pictures in archives. Their bytes are files, which an archive as JSON has not: an import adds the rows that
// are missing and gives those that are there their alternative texts back, and it removes none.

/** What an editor says of a picture: all that an import changes of one that is there. */
const textsOf = ({ altEn, altId }: Image) => ({ altEn, altId });

const differs = (one: Image, other: Image) => !isDeepStrictEqual(textsOf(one), textsOf(other));

/** The rows of pictures in an archive that was checked. */
export function imagesIn({ entities }: Pick<Archive, 'entities'>): Image[] {
  return (entities['images'] ?? []) as unknown as Image[];
}

async function storedByName(client: Transaction): Promise<Map<string, Image>> {
  return new Map((await client.image.findMany()).map((image) => [image.name, image]));
}

/** What an import does to the rows of pictures. They are the same when their stored names are. */
export async function imageChanges(rows: readonly Image[], client: Transaction) {
  const stored = await storedByName(client);
  const changes = { entity: 'images', added: 0, changed: 0, removed: 0, unchanged: 0 };
  for (const row of rows) {
    const image = stored.get(row.name);
    if (!image) changes.added++;
    else if (differs(row, image)) changes.changed++;
    else changes.unchanged++;
  }
  return changes;
}

/** @throws ValidationError when a new row claims the file of another picture */
function refuseForeignFiles(added: readonly Image[], stored: ReadonlyMap<string, Image>): void {
  const keys = new Set([...stored.values()].map(({ key }) => key));
  const claimed = added.find(({ key }) => keys.has(key));
  if (claimed) {
    throw new ValidationError(
      `The picture ${claimed.name} has the file of a different picture on this site.`,
    );
  }
}

/**
 * Puts an archive’s rows of pictures beside those that are there.
 * @param placed the names of those whose bytes are where the archive’s row says, and nowhere else
 * @throws ValidationError
 */
export async function writeImages(
  transaction: Transaction,
  rows: readonly Image[],
  placed: ReadonlySet<string> = new Set(),
): Promise<void> {
  const stored = await storedByName(transaction);
  const added = rows.filter(({ name }) => !stored.has(name));
  refuseForeignFiles(added, stored);
  for (const row of rows) {
    const image = stored.get(row.name);
    if (!image || !(placed.has(row.name) || differs(row, image))) continue;
    const { id: _other, ...whole } = row;
    const values = placed.has(row.name) ? whole : textsOf(row);
    const data = { ...values, version: image.version + 1, updatedAt: new Date() };
    await transaction.image.update({ where: { id: image.id }, data });
  }
  // Numbers of another database may be taken here.
  const taken = new Set([...stored.values()].map(({ id }) => id));
  const [own, others] = [added.filter(({ id }) => !taken.has(id)), added.filter(({ id }) => taken.has(id))];
  await transaction.image.createMany({ data: own });
  await transaction.$executeRaw`
    SELECT setval(pg_get_serial_sequence('"Image"', 'id'), GREATEST((SELECT max(id) FROM "Image"), 1))`;
  const renumbered = others.map(({ id: _taken, ...row }) => row);
  await transaction.image.createMany({ data: renumbered });
  // What is back is not in the trash, which would take its file with it.
  const names = added.map(({ name }) => name);
  await transaction.$executeRaw`
    UPDATE "Change" SET "trashedUntil" = NULL
    WHERE entity = 'Image' AND "trashedUntil" IS NOT NULL AND before ->> 'name' = ANY(${names})`;
}
