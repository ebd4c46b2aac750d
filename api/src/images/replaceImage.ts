import { randomBytes } from 'node:crypto';
import { writeRule } from '../auth/permission.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Image } from '../database/generated/client.ts';
import { holdRow, saveValues, type VersionedRow } from '../database/resource.ts';
import { ImageInUseError, ValidationError } from '../errors.ts';
import { imagePath } from './addresses.ts';
import { renameAddress } from './renameAddress.ts';
import { unusedImages } from './unused.ts';
import { usagesOf } from './usage.ts';

const resource = { noun: 'image', model: 'image' } as const;

/** The frame was chosen for the old file. */
const unframed = { focusX: null, focusY: null, cropX: 0, cropY: 0, cropWidth: 1000, cropHeight: 1000 };

/**
 * Gives an image the file of another one, which was uploaded for this and passed the same checks; the other one ceases
 * to exist. Name, title, texts and address stay, so that every place shows the new file; an address at UploadThing,
 * which contains the file’s key, is replaced wherever it is stored. The old file is discarded later (discards.ts).
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError
 * @throws ValidationError if both are the same
 * @throws ImageInUseError if the other one is in use
 */
export const replaceImage = writeRule(
  'images.publish',
  async (admin, target: VersionedRow, otherId: number): Promise<Image> => {
    if (target.id === otherId) throw new ValidationError('An image cannot replace itself.');
    return transactionBy(admin, async (transaction) => {
      // In the order of their numbers, so that two replacements cannot wait for each other.
      await transaction.$queryRaw`
        SELECT 1 FROM "Image" WHERE id = ANY(${[target.id, otherId]}::int[]) ORDER BY id FOR UPDATE`;
      const before = await holdRow<Image>(transaction, resource, target);
      const other = await holdRow<Image>(transaction, resource, { id: otherId, version: undefined });
      if ((await unusedImages(transaction, [otherId])).length === 0)
        throw new ImageInUseError(other.name, (await usagesOf({ admin }, [other])).get(other.name) ?? []);
      await transaction.image.delete({ where: { id: otherId } });
      const { key, size, type, width, height, animated, placeholder, isClean } = other;
      const url = other.url.startsWith('/') ? imagePath(before.name) : other.url;
      const file = { key, url, size, type, width, height, animated, placeholder, isClean };
      const edition = randomBytes(8).toString('hex');
      const values = { ...file, edition, ...unframed };
      const { row } = await saveValues(transaction, admin, 'image', before, values);
      if (!before.url.startsWith('/')) await renameAddress(transaction, before.url, url);
      await transaction.discardedFile.createMany({ data: { key: before.key }, skipDuplicates: true });
      return row;
    });
  },
);
