import { z } from 'zod';
import { adminRule, publicRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { Image } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { atVersion, type Selection, type VersionedRow } from '../database/resource.ts';
import { ImageInUseError, NotFoundError } from '../errors.ts';
import { log } from '../log.ts';
import { databaseId, line, validate } from '../validation.ts';
import { isStoredName } from './imageFile.ts';
import type { ImageStorage } from './storage.ts';
import { usagesOf } from './usage.ts';

/** What an editor can say of an image; the rest is the file’s. */
export const imageInput = z.strictObject({
  altEn: line(300).optional().meta({
    description: 'What the picture shows, in English, for who does not see it: at most 300 characters.',
  }),
  altId: line(300).optional().meta({
    description: 'What the picture shows, in Indonesian, for who does not see it: at most 300 characters.',
  }),
});

/** Newest first; the id orders images of the same moment. */
export const imageOrder = [
  { name: 'uploadedAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** The list of images is for admins; visitors see pictures where they are shown. Reads by global id go through this. */
export function visibleImages(viewer: Viewer): { OR?: [] } {
  return viewer.admin ? {} : { OR: [] };
}

const resource = { noun: 'image', model: 'image' } as const;

/** One page of the images. @throws UnauthenticatedError, ValidationError for a foreign cursor */
export const listImages = adminRule(async (_admin, page: Page, selection: Selection = {}): Promise<Image[]> =>
  prisma.image.findMany({ ...selection, ...keysetPage(imageOrder, page, []) }),
);

/** The image with this number, or null. @throws UnauthenticatedError */
export const findImage = adminRule(async (_admin, id: number, selection: Selection = {}) =>
  databaseId.safeParse(id).success ? prisma.image.findUnique({ ...selection, where: { id } }) : null,
);

/** The image with this stored name, for showing it, or null. */
export const findImageByName = publicRule(async (_viewer, name: string): Promise<Image | null> =>
  isStoredName(name) ? prisma.image.findUnique({ where: { name } }) : null,
);

/** Changes the alternative texts. @throws UnauthenticatedError, ValidationError, NotFoundError, ConflictError */
export const updateImage = adminRule(
  async (_admin, target: VersionedRow, input: unknown, selection: Selection = {}) => {
    const data = { ...validate(imageInput, input), version: { increment: 1 } };
    return atVersion(resource, target, (where) => prisma.image.update({ ...selection, where, data }));
  },
);

/**
 * Deletes an image with all its files. The row goes first: a kill in between leaves files that the next start
 * removes, never a row without its file.
 * @param force deletes it even where it is in use
 * @throws UnauthenticatedError, NotFoundError, ConflictError, ImageInUseError
 */
export const deleteImage = adminRule(
  async (_admin, storage: ImageStorage, target: VersionedRow, force = false): Promise<void> => {
    const image = await atVersion(resource, target, (where) => prisma.image.findUniqueOrThrow({ where }));
    if (!force) {
      const usages = (await usagesOf([image])).get(image.name) ?? [];
      if (usages.length > 0) throw new ImageInUseError(image.name, usages);
    }
    await atVersion(resource, target, (where) => prisma.image.delete({ where }));
    try {
      await storage.remove(image);
    } catch (error) {
      log.error({ err: error, key: image.key }, 'The file of a deleted image is left over');
    }
  },
);

/** Deletes the image with this stored name, like `deleteImage`. */
export const deleteImageByName = adminRule(
  async (admin, storage: ImageStorage, name: string, version: number | undefined, force: boolean) => {
    const image = await findImageByName({ admin }, name);
    if (!image) throw new NotFoundError('There is no such image.');
    await deleteImage({ admin }, storage, { id: image.id, version }, force);
  },
);
