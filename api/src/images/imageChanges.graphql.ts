import { encodeGlobalID } from '@pothos/plugin-relay';
import {
  ConflictError,
  ImageInUseError,
  NotFoundError,
  UnauthenticatedError,
  ValidationError,
} from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { deletePayload, versionDescription } from '../graphql/changeFields.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { keyOfChange } from '../idempotencyKey.ts';
import { Image } from './images.graphql.ts';
import { bulkLimit, deleteUnusedImages, type DeletedImages } from './deleteUnused.ts';
import { deleteImage, imageChange, updateImage } from './images.ts';
import { replaceImage } from './replaceImage.ts';

const ImagePayload = builder.objectRef<{ row: object }>('ImagePayload').implement({
  description: 'The image as it was stored.',
  fields: (t) => ({
    image: t.field({ type: Image, description: 'The changed image.', resolve: ({ row }) => row as never }),
  }),
});

const target = { id: 'The databaseId of the image.', version: versionDescription };

builder.mutationField('updateImage', (t) =>
  t.field({
    type: ImagePayload,
    permission: updateImage.permission,
    errors: { types: [UnauthenticatedError, ValidationError, NotFoundError, ConflictError] },
    description: 'Changes the given texts of an image; the others stay as they are.',
    args: {
      id: t.arg.int({ required: true, description: target.id }),
      version: t.arg.int({ description: target.version }),
      input: t.arg({
        type: inputFromZod('UpdateImageInput', 'The fields to change.', imageChange),
        required: true,
        description: 'The fields to change.',
      }),
      idempotencyKey: t.arg.string({ description: keyOfChange }),
    },
    resolve: async (_root, { id, version, input, idempotencyKey }, { viewer }) => ({
      row: await updateImage(viewer, { id, version: version ?? undefined }, input, idempotencyKey),
    }),
  }),
);

builder.mutationField('replaceImage', (t) =>
  t.field({
    type: ImagePayload,
    permission: replaceImage.permission,
    errors: { types: [UnauthenticatedError, ValidationError, NotFoundError, ConflictError, ImageInUseError] },
    description:
      'Gives an image the file of another one, which was uploaded for this: every place shows the new file. Texts and address stay; crop and focal point are reset. The other image ceases to exist.',
    args: {
      id: t.arg.int({ required: true, description: target.id }),
      version: t.arg.int({ description: target.version }),
      by: t.arg.int({
        required: true,
        description: 'The databaseId of the image with the new file; it must not be in use.',
      }),
    },
    resolve: async (_root, { id, version, by }, { viewer }) => ({
      row: await replaceImage(viewer, { id, version: version ?? undefined }, by),
    }),
  }),
);

builder.mutationField('deleteImage', (t) =>
  t.field({
    type: deletePayload('Image', 'image'),
    permission: deleteImage.permission,
    errors: { types: [UnauthenticatedError, NotFoundError, ConflictError, ImageInUseError] },
    description:
      'Deletes an image. It stays in the trash with its files for thirty days, where no one sees them.',
    args: {
      id: t.arg.int({ required: true, description: target.id }),
      version: t.arg.int({ description: target.version }),
      force: t.arg.boolean({ description: 'Deletes it even if it is in use; false by default.' }),
    },
    resolve: async (_root, { id, version, force }, { viewer }) => {
      await deleteImage(viewer, { id, version: version ?? undefined }, force ?? false);
      return { id };
    },
  }),
);

const DeleteUnusedPayload = builder.objectRef<DeletedImages>('DeleteUnusedImagesPayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({
    deletedIds: t.idList({
      description: 'The global ids of the deleted images.',
      resolve: ({ ids }) => ids.map((id) => encodeGlobalID('Image', id)),
    }),
    keptCount: t.exposeInt('kept', {
      description: 'How many were left because they are in use by now.',
    }),
  }),
});

builder.mutationField('deleteUnusedImages', (t) =>
  t.field({
    type: DeleteUnusedPayload,
    permission: deleteUnusedImages.permission,
    errors: { types: [UnauthenticatedError, ValidationError] },
    description:
      'Deletes several images, except those in use. They stay in the trash with their files for thirty days.',
    args: {
      ids: t.arg.intList({
        required: true,
        description: `The databaseIds of 1 to ${bulkLimit} images. Numbers of deleted images are ignored.`,
      }),
    },
    resolve: (_root, { ids }, { viewer }) => deleteUnusedImages(viewer, ids),
  }),
);
