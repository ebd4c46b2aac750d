import type { ImageUsage } from '../errors.ts';
import type { ArgBuilder } from '@pothos/core';
import { builder } from '../graphql/builder.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { ImageUsageType } from '../graphql/errors.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { GapType, gapDescription, translationFields } from '../translation/translation.graphql.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { shownUrl, srcSetOf } from './addresses.ts';
import { framedColumns, visiblePart } from './frame.ts';
import { bulkLimit } from './deleteUnused.ts';
import type { ImageFilter, ImageLack } from './imageFilter.ts';
import { countImages, findImage, imageOrder, listImages, matchingImages, visibleImages } from './images.ts';
import { usagesOf } from './usage.ts';

/** By name and key, separated by a space; found in one statement. */
const findUsages = perOperation<string, ImageUsage[]>(async (ids, { viewer }) => {
  const images = ids.map((id) => ({ id, name: id.split(' ')[0] ?? '', key: id.split(' ')[1] ?? '' }));
  const usages = await usagesOf(viewer, images);
  return new Map(images.map(({ id, name }) => [id, usages.get(name) ?? []]));
});

const addressed = { name: true, animated: true, ...framedColumns } as const;

export const Image = builder.prismaNode('Image', {
  description: 'An uploaded image. Only admins see it; visitors see it as a Picture.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true, uploadedAt: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleImages(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the image.' }),
    name: t.exposeString('name', {
      description:
        'The stored name: timestamp, underscore, cleaned original name. REST identifies the image by it.',
    }),
    url: t.exposeString('url', {
      description: 'What to store as the address of a picture: an http(s) address or a path on this site.',
    }),
    title: t.exposeString('title', {
      description:
        'What editors call it, at first the original name of the file; may be empty for images of older archives.',
    }),
    shownUrl: t.string({
      description: 'The address at which readers see it: that of the file, or of a copy if it is cropped.',
      select: { url: true, ...addressed },
      resolve: shownUrl,
    }),
    shownWidth: t.int({
      description: 'The width of what readers see, in pixels.',
      select: framedColumns,
      resolve: (image) => visiblePart(image).width,
    }),
    shownHeight: t.int({
      description: 'The height of what readers see, in pixels.',
      select: framedColumns,
      resolve: (image) => visiblePart(image).height,
    }),
    focusX: t.exposeInt('focusX', {
      nullable: true,
      description: 'The point to keep visible, from the left, in thousandths; null if none was chosen.',
    }),
    focusY: t.exposeInt('focusY', {
      nullable: true,
      description: 'The same from the top, in thousandths.',
    }),
    cropX: t.exposeInt('cropX', {
      description: 'Where the visible rectangle begins, from the left, in thousandths of the file.',
    }),
    cropY: t.exposeInt('cropY', { description: 'Where it begins from the top, in thousandths.' }),
    cropWidth: t.exposeInt('cropWidth', { description: 'Its width, in thousandths; 1000 for all.' }),
    cropHeight: t.exposeInt('cropHeight', { description: 'Its height, in thousandths; 1000 for all.' }),
    size: t.exposeInt('size', { description: 'In bytes, at most 1,048,576.' }),
    type: t.exposeString('type', {
      description: 'The MIME type: image/jpeg, image/png, image/webp or image/gif.',
    }),
    width: t.exposeInt('width', { description: 'Of the file, in pixels, at most 4096.' }),
    height: t.exposeInt('height', { description: 'Of the file, in pixels, at most 4096.' }),
    animated: t.exposeBoolean('animated', {
      description: 'Whether it is animated; if so, it has no smaller copies.',
    }),
    srcSetAvif: t.string({
      nullable: true,
      description: 'Smaller copies in AVIF, as a srcset of up to three widths; null for an animation.',
      select: addressed,
      resolve: (image) => srcSetOf(image, 'avif'),
    }),
    srcSetWebp: t.string({
      nullable: true,
      description: 'Smaller copies in WebP, as a srcset of up to three widths; null for an animation.',
      select: addressed,
      resolve: (image) => srcSetOf(image, 'webp'),
    }),
    placeholder: t.exposeString('placeholder', {
      description: 'A tiny picture as a data URI of less than 1 KB, to show until the real one has loaded.',
    }),
    altEn: t.exposeString('altEn', { description: 'What it shows, in English; may be empty.' }),
    altId: t.exposeString('altId', { description: 'What it shows, in Indonesian; may be empty.' }),
    captionEn: t.exposeString('captionEn', { description: 'Its caption in English; may be empty.' }),
    captionId: t.exposeString('captionId', { description: 'Its caption in Indonesian; may be empty.' }),
    credit: t.exposeString('credit', { description: 'Who made it, in no language; may be empty.' }),
    usages: t.field({
      type: [ImageUsageType],
      nullable: { list: true, items: false },
      description:
        'Where the image is in use: up to 20 rows of each kind; null if that cannot be determined.',
      select: { name: true, key: true },
      resolve: async ({ name, key }, _args, context) => (await findUsages(context, `${name} ${key}`)) ?? [],
    }),
    uploadedAt: t.expose('uploadedAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

translationFields(Image, 'Image', 'images.read');

const LackType = builder.enumType('ImageLack', {
  description: 'What an image is without.',
  values: {
    ALT_TEXT: { description: 'An alternative text in at least one language.' },
    USE: { description: 'A place that refers to it, including what editors are still writing.' },
    CREDIT: { description: 'A credit.' },
  } satisfies Record<ImageLack, object>,
});

type Arguments = ArgBuilder<typeof builder.$inferSchemaTypes>;

const filters = (arg: Arguments) => ({
  search: arg.string({
    description:
      'Every word must occur in the title, in the name or in an alternative text. Case does not matter. At most 200 characters, 10 words.',
  }),
  translation: arg({ type: GapType, description: gapDescription }),
  lacks: arg({ type: [LackType], description: 'Only images without any of these.' }),
});

nodeQueries(Image, {
  one: {
    name: 'image',
    description: 'The image with this number; null if it does not exist.',
    id: 'The databaseId of the image.',
    find: findImage,
  },
  list: {
    name: 'images',
    permission: listImages.permission,
    description: 'The uploaded images, newest first.',
    order: imageOrder,
    filters,
    load: ({ viewer }, ...page) => listImages(viewer, ...page),
  },
});

const Matches = builder.objectRef<ImageFilter>('ImageMatches').implement({
  description: 'The images that match a filter, without their pages.',
  fields: (t) => ({
    total: t.int({
      description: 'How many there are.',
      resolve: (filter, _args, { viewer }) => countImages(viewer, filter),
    }),
    databaseIds: t.intList({
      description: `The numbers of the newest ${bulkLimit}, as many as deleteUnusedImages takes.`,
      resolve: (filter, _args, { viewer }) => matchingImages(viewer, filter),
    }),
  }),
});

builder.queryField('imageMatches', (t) =>
  t.field({
    type: Matches,
    permission: countImages.permission,
    description: 'How many images match a filter, and which.',
    args: filters(t.arg),
    resolve: (_root, filter) => filter,
  }),
);
