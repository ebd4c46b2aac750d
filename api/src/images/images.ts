import { z } from 'zod';
import { may } from '../auth/capabilities.ts';
import { publicRule, readRule, requireCapability, writeRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { Image } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import {
  changeRow,
  deleteRow,
  type Expected,
  type Selection,
  type VersionedRow,
} from '../database/resource.ts';
import { once } from '../database/once.ts';
import { ImageInUseError, NotFoundError } from '../errors.ts';
import { splitStillRight, stillRightIn } from '../translation/marks.ts';
import { clearable, databaseId, line } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { bulkLimit } from './deleteUnused.ts';
import { readMatching, type ImageFilter } from './imageFilter.ts';
import { frameInput, requireCrop } from './frame.ts';
import { findPictures } from './picture.ts';
import { isStoredName } from './imageFile.ts';
import { isShown, usagesOf } from './usage.ts';

/** The fields of an image that an editor can change; the rest comes from the file. */
export const imageInput = z.strictObject({
  title: clearable(line(200), () => '').meta({
    description: 'What editors call it: at most 200 characters; null for its original name.',
  }),
  altEn: clearable(line(300), () => '').meta({
    description:
      'What the picture shows, in English, for people who cannot see it: at most 300 characters; null for none.',
  }),
  altId: clearable(line(300), () => '').meta({
    description:
      'What the picture shows, in Indonesian, for people who cannot see it: at most 300 characters; null for none.',
  }),
  captionEn: clearable(line(300), () => '').meta({
    description:
      'What readers see below the picture in an article, in English: at most 300 characters; null for none.',
  }),
  captionId: clearable(line(300), () => '').meta({
    description:
      'What readers see below the picture in an article, in Indonesian: at most 300 characters; null for none.',
  }),
  credit: clearable(line(200), () => '').meta({
    description: 'Who made the picture, shown after the caption: at most 200 characters; null for none.',
  }),
  ...frameInput,
});

/** Newest first; the id breaks ties. */
export const imageOrder = [
  { name: 'uploadedAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/**
 * The list of images is for admins; visitors see images on the pages that show them. Reads by global id go
 * through this.
 */
export function visibleImages(viewer: Viewer): { OR?: [] } {
  return may(viewer, 'images.read') ? {} : { OR: [] };
}

const resource = { noun: 'image', model: 'image' } as const;

/**
 * One page of the images.
 * @throws UnauthenticatedError, ValidationError for a foreign cursor or an overlong search
 * @throws BusyError if too many searches are waiting
 */
export const listImages = readRule(
  'images.read',
  async (admin, filter: ImageFilter, page: Page, selection: Selection = {}): Promise<Image[]> =>
    readMatching(admin, filter, (where) =>
      prisma.image.findMany({ ...selection, ...keysetPage(imageOrder, page, where) }),
    ),
);

/** How many images match a filter. Rejects like `listImages`. */
export const countImages = readRule('images.read', async (admin, filter: ImageFilter): Promise<number> =>
  readMatching(admin, filter, (where) => prisma.image.count({ where: { AND: where } })),
);

/** The numbers of the newest images that match a filter, as many as `deleteUnusedImages` takes. */
export const matchingImages = readRule('images.read', async (admin, filter: ImageFilter): Promise<number[]> =>
  readMatching(admin, filter, async (where) => {
    const page = keysetPage(imageOrder, { limit: bulkLimit, inverted: false }, where);
    const rows = await prisma.image.findMany({ ...page, select: { id: true } });
    return rows.map(({ id }) => id);
  }),
);

/** The image with this number, or null. @throws UnauthenticatedError */
export const findImage = readRule('images.read', async (_admin, id: number, selection: Selection = {}) =>
  databaseId.safeParse(id).success ? prisma.image.findUnique({ ...selection, where: { id } }) : null,
);

/**
 * The image at an address that a noun or a text stores, or null.
 * @param publicUrl the site’s origin, which its own addresses may begin with
 * @throws UnauthenticatedError
 */
export const findImageAt = readRule('images.read', async (_admin, url: string, publicUrl: string) =>
  (await findPictures([url], publicUrl)).get(url),
);

/** The image with this stored name, for display, or null. */
export const findImageByName = publicRule(async (_viewer, name: string): Promise<Image | null> =>
  isStoredName(name) ? prisma.image.findUnique({ where: { name } }) : null,
);

/** The fields to change, and which of the texts are still right. */
export const imageChange = imageInput.safeExtend({ stillRight: stillRightIn('Image') });

/**
 * Changes the texts and the frame of an image; those of one that visitors see change what is public.
 * @param key identifies a repeat (database/once.ts)
 * @throws UnauthenticatedError, ForbiddenError, ValidationError, NotFoundError, ConflictError
 */
export const updateImage = writeRule(
  'images.write',
  async (admin, target: VersionedRow, input: unknown, key?: string | null): Promise<Image> => {
    const { values, stillRight } = splitStillRight(validate(imageChange, input));
    const framed = (image: Image) => {
      requireCrop({ ...image, ...values });
      return values;
    };
    const { row } = await once({
      admin,
      key,
      request: ['Image', target.id, input],
      change: async (transaction) => {
        const row = await changeRow<Image>(transaction, admin, resource, target, framed, { stillRight });
        if (await isShown(transaction, row)) requireCapability(admin, 'images.publish');
        return { row, isNew: false };
      },
      find: (transaction, id) => transaction.image.findUnique({ where: { id } }),
    });
    return row;
  },
);

/**
 * Deletes an image. Its files stay with it in the trash until emptyTrash.ts removes them.
 * @param force deletes it even if it is in use
 * @throws UnauthenticatedError, NotFoundError, ConflictError, ImageInUseError
 */
export const deleteImage = writeRule(
  'images.publish',
  async (admin, target: VersionedRow, force = false): Promise<void> => {
    const image = force ? null : await findImage({ admin }, target.id);
    const usages = image && (await usagesOf({ admin }, [image])).get(image.name);
    const refusal = image && usages?.length ? new ImageInUseError(image.name, usages) : null;
    await deleteRow(admin, resource, target, refusal);
  },
);

/** Deletes the image with this stored name, like `deleteImage`. */
export const deleteImageByName = writeRule(
  'images.publish',
  async (admin, name: string, version: Expected, force: boolean) => {
    const image = await findImageByName({ admin }, name);
    if (!image) throw new NotFoundError('The image was not found.');
    await deleteImage({ admin }, { id: image.id, version }, force);
  },
);
