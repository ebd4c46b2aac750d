import { isDeepStrictEqual } from 'node:util';
import { ValidationError } from '../errors.ts';
import type { Archive } from './archive.ts';
import type { Transaction } from './client.ts';
import { continueIds } from './continueIds.ts';
import type { Image } from './generated/client.ts';
import { imageInput } from '../images/images.ts';

// Rows of images in archives. Their bytes are files, which a JSON archive does not contain: an import adds
// the missing rows, restores the texts of existing ones, and removes none.

/** The row of an image, as an archive contains it. */
export type ImageRow<Marks = Record<string, string>> = Omit<Image, 'rightTexts'> & { rightTexts: Marks };

const edited = [
  ...(Object.keys(imageInput.shape) as (keyof typeof imageInput.shape)[]),
  'rightTexts',
] as const;

/** The editable fields of an image, with the marks of their translations: all that an import changes in an existing one. */
const textsOf = <Marks>(row: ImageRow<Marks>) =>
  Object.fromEntries(edited.map((name) => [name, row[name]])) as Pick<
    ImageRow<Marks>,
    (typeof edited)[number]
  >;

const differs = (one: ImageRow, other: Image) => !isDeepStrictEqual(textsOf(one), textsOf(other));

/** The image rows of a validated archive. */
export function imagesIn({ entities }: Pick<Archive, 'entities'>): ImageRow[] {
  return (entities['images'] ?? []) as unknown as ImageRow[];
}

async function storedByName(client: Transaction): Promise<Map<string, Image>> {
  return new Map((await client.image.findMany()).map((image) => [image.name, image]));
}

/** What an import does to the rows of images. They are matched by stored name. */
export async function imageChanges(rows: readonly ImageRow[], client: Transaction) {
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

/** @throws ValidationError if a new row claims the file of another image */
function refuseForeignFiles(added: readonly ImageRow[], stored: ReadonlyMap<string, Image>): void {
  const keys = new Set([...stored.values()].map(({ key }) => key));
  const claimed = added.find(({ key }) => keys.has(key));
  if (claimed) {
    throw new ValidationError(
      `The picture ${claimed.name} has the file of a different picture on this site.`,
    );
  }
}

/**
 * Adds an archive’s image rows to the existing ones.
 * @param placed the names of images whose bytes are at the place in the archive’s row
 * @throws ValidationError
 */
export async function writeImages(
  transaction: Transaction,
  rows: readonly ImageRow[],
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
  // Ids from another database may be in use here.
  const taken = new Set([...stored.values()].map(({ id }) => id));
  const [own, others] = [added.filter(({ id }) => !taken.has(id)), added.filter(({ id }) => taken.has(id))];
  await transaction.image.createMany({ data: own });
  await continueIds(transaction, 'Image');
  const renumbered = others.map(({ id: _taken, ...row }) => row);
  await transaction.image.createMany({ data: renumbered });
  // A restored image must leave the trash, which would delete its file.
  const names = added.map(({ name }) => name);
  await transaction.$executeRaw`
    UPDATE "Change" SET "trashedUntil" = NULL
    WHERE entity = 'Image' AND "trashedUntil" IS NOT NULL AND before ->> 'name' = ANY(${names})`;
}
