import { z } from '@hono/zod-openapi';
import type { Image } from '../database/generated/client.ts';
import { listPage, paging } from '../rest/list.ts';
import { expectedVersion, queryOf, route } from '../rest/route.ts';
import { storageId } from './imageFile.ts';
import { deleteImageByName, imageOrder, listImages } from './images.ts';

/** An image in the field names of specification section 3. */
const image = z
  .object({
    id: z.string().openapi({ description: 'img_ and the timestamp of the name' }),
    name: z.string(),
    url: z.url().openapi({ description: 'The public address of the image as it was uploaded' }),
    size: z.int().openapi({ description: 'In bytes' }),
    type: z.string().openapi({ description: 'MIME type' }),
    uploadedAt: z.iso.datetime(),
  })
  .openapi('Image');

function toJson({ name, url, size, type, uploadedAt }: Image, publicUrl: string): z.input<typeof image> {
  return {
    id: storageId(name),
    name,
    url: new URL(url, publicUrl).href,
    size,
    type,
    uploadedAt: uploadedAt.toISOString(),
  };
}

route(
  {
    method: 'get',
    path: '/api/storage/images',
    permission: listImages.permission,
    summary: 'The uploaded images, newest first; the Link header leads to the next page',
    query: paging,
    answer: z.object({ images: z.array(image) }),
    failures: [400],
  },
  async (c) => {
    const { viewer, environment } = c.var.context;
    const page = await listPage(c, imageOrder, (asked) => listImages(viewer, {}, asked));
    return c.json({ images: page.map((row) => toJson(row, environment.PUBLIC_URL)) });
  },
);

const deletion = z.object({
  force: z
    .stringbool()
    .default(false)
    .openapi({ type: 'boolean', description: 'Deletes the image even where it is in use' }),
});

route(
  {
    method: 'delete',
    path: '/api/storage/images/{name}',
    permission: deleteImageByName.permission,
    summary: 'Deletes an image; 409 where it is in use',
    query: deletion,
    answer: null,
    status: 204,
    failures: [400, 404, 409],
    ifMatch: true,
  },
  async (c) => {
    const { viewer } = c.var.context;
    const { force } = queryOf(c, deletion);
    await deleteImageByName(viewer, c.req.param('name') ?? '', expectedVersion(c), force);
    return c.body(null, 204);
  },
);
