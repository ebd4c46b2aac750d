import { z } from '@hono/zod-openapi';
import type { Image } from '../database/generated/client.ts';
import { answerOf, saves } from '../rest/answer.ts';
import { listResponse, paging } from '../rest/list.ts';
import { onCondition } from '../rest/preconditions.ts';
import { queryOf, route } from '../rest/route.ts';
import { storageId } from './imageFile.ts';
import { deleteImageByName, imageOrder, listImages } from './images.ts';

/** An image in a REST answer (docs/product.md#images). */
const image = z
  .object({
    id: z.string().openapi({ description: 'img_ and the timestamp of the name' }),
    name: z.string(),
    url: z
      .url()
      .openapi({ description: 'The public address of the image as it was uploaded, without its metadata' }),
    size: z.int().openapi({ description: 'In bytes, of what is stored' }),
    type: z.string().openapi({ description: 'MIME type' }),
    captionEn: z.string(),
    captionId: z.string(),
    credit: z.string().openapi({ description: 'Who made the picture' }),
    focusX: z.int().nullable().openapi({
      description: 'The point to keep visible, from the left, in thousandths; null if none was chosen',
    }),
    focusY: z.int().nullable().openapi({ description: 'The same from the top' }),
    uploadedAt: z.iso.datetime(),
    version: saves.version,
    updatedAt: saves.updatedAt,
  })
  .openapi('Image');

const shown = (row: Image) => ({ ...row, id: storageId(row.name) });

route(
  {
    method: 'get',
    path: '/api/storage/images',
    permission: listImages.permission,
    summary: 'The uploaded images, newest first; the Link header points to the next part',
    query: paging,
    sends: ['Link'],
    answer: z.object({ images: z.array(image) }),
    failures: [400, 503],
  },
  async (c) => {
    const { viewer } = c.var.context;
    return listResponse(c, {
      order: imageOrder,
      load: (...page) => listImages(viewer, {}, ...page),
      toJson: (row) => answerOf(image, shown(row)),
      frame: ['{"images":[', ']}'],
    });
  },
);

const deletion = z.object({
  force: z
    .stringbool()
    .default(false)
    .openapi({ type: 'boolean', description: 'Deletes the image even if it is in use' }),
});

route(
  {
    method: 'delete',
    path: '/api/storage/images/{name}',
    permission: deleteImageByName.permission,
    summary: 'Deletes an image; 409 if it is in use',
    query: deletion,
    answer: null,
    status: 204,
    failures: [400, 404, 409, 412],
    failureMeanings: { 404: 'No image has this name.', 409: 'The image is in use.' },
    ifMatch: true,
  },
  async (c) => {
    const { viewer } = c.var.context;
    const { force } = queryOf(c, deletion);
    const name = c.req.param('name') ?? '';
    // No route returns a single image: its version is known from the list.
    await onCondition(
      c,
      () => [],
      (version) => deleteImageByName(viewer, name, version, force),
    );
    return c.body(null, 204);
  },
);
