import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isKnown } from '../cache/entityTags.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Variables } from '../rest/route.ts';
import { readCopyName, thumbnailWidth, widthsOf } from './addresses.ts';
import { frameTag } from './frame.ts';
import { findServedImage, type ServedImage } from './served.ts';

/** Uploaded files are served as their detected type, with a policy that allows nothing. */
const secureImage = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [] },
  // Feeds and integrators show them on their own sites.
  crossOriginResourcePolicy: 'cross-origin',
});

/**
 * An hour for originals (docs/product.md#images); a copy never changes at its address. Instead of one that is out of
 * date, which a page in a cache may still ask for, the current one is served.
 */
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
  const asked = readCopyName(c.req.param('file'));
  const image = asked && (await findServedImage(viewer, c.req.param('name')));
  if (!image) return missing();
  const current = frameTag(image);
  const widths = [thumbnailWidth(image), ...widthsOf(image)].toSorted((one, other) => one - other);
  const isCurrent = asked.tag === current;
  const width = isCurrent
    ? widths.find((known) => known === asked.width)
    : (widths.find((known) => known >= asked.width) ?? widths.at(-1));
  if (!width) return missing();
  const original = () => originalOf(c.var.context, image);
  const bytes = await images.derivatives.get(image, width, asked.format, original);
  const tag = [image.key, width, asked.format, ...(current ? [current] : [])].join('-');
  const caching = isCurrent ? copyCaching : originalCaching;
  return bytes ? fileResponse(c.req.raw, tag, `image/${asked.format}`, caching, bytes) : missing();
});
