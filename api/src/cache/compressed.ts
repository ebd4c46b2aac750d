import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const compressing = compress();

/**
 * Compresses answers, and leaves their entity tags as they are. Hono weakens them, since parts of differently encoded
 * forms do not fit together; but parts are not served here, and a weak tag would be refused in If-Match.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  let etag: string | null = null;
  await compressing(c, async () => {
    await next();
    etag = c.res.headers.get('ETag');
  });
  if (etag !== null) c.res.headers.set('ETag', etag);
};
