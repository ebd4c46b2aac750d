import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isKnown } from '../cache/entityTags.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Variables } from '../rest/route.ts';
import { derivativeFormats, widthsOf } from './addresses.ts';
import { findServedImage, type ServedImage } from './served.ts';

/** Uploaded files are served as their detected type, with a policy that allows nothing. */
const secureImage = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [] },
  // Feeds and integrators show them on their own sites.
  crossOriginResourcePolicy: 'cross-origin',
});

/** An hour for originals (docs/product.md#images); a copy never changes at its address. */
const originalCaching = 'public, max-age=3600';
const copyCaching = 'public, max-age=31536000, immutable';

const missing = () => new Response('The image was not found.', { status: 404 });

/** The file, or 304 if the browser’s copy is still valid (RFC 9110, section 13.1.2). */
function fileResponse(request: Request, tag: string, type: string, caching: string, bytes: Uint8Array) {
  const headers = { ETag: `"${tag}"`, 'Cache-Control': caching };
  if (isKnown(request.headers.get('If-None-Match') ?? undefined, headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': type, 'Content-Disposition': 'inline' },
  });
}

/** The image’s bytes, even if a cleaned file has just replaced the one in its row. */
async function originalOf({ viewer, images }: RequestContext, image: ServedImage): Promise<Buffer | null> {
  const bytes = await images.original(image);
  if (bytes) return bytes;
  const now = await findServedImage(viewer, image.name);
  return now && now.key !== image.key ? images.original(now) : null;
}

/** The uploaded images, cleaned, and their smaller copies. Hosted originals are at UploadThing. */
export const imageRoutes = new Hono<Variables>();

imageRoutes.get('/images/:name', secureImage, async (c) => {
  const image = await findServedImage(c.var.context.viewer, c.req.param('name'));
  if (!image) return missing();
  if (!image.url.startsWith('/')) return c.redirect(image.url, 302);
  const bytes = await originalOf(c.var.context, image);
  return bytes ? fileResponse(c.req.raw, image.key, image.type, originalCaching, bytes) : missing();
});

imageRoutes.get('/images/:name/:file', secureImage, async (c) => {
  const { viewer, images } = c.var.context;
  const [width = '', extension, ...rest] = c.req.param('file').split('.');
  const format = derivativeFormats.find((known) => known === extension);
  const image = await findServedImage(viewer, c.req.param('name'));
  const exists =
    image && format && rest.length === 0 && widthsOf(image).some((known) => String(known) === width);
  if (!exists) return missing();
  const original = () => originalOf(c.var.context, image);
  const bytes = await images.derivatives.get(image, Number(width), format, original);
  const tag = `${image.key}-${width}-${format}`;
  return bytes ? fileResponse(c.req.raw, tag, `image/${format}`, copyCaching, bytes) : missing();
});
