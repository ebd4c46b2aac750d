import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const compressing = compress();

/**
 * Compresses answers, and leaves their entity tags unchanged. Hono weakens them, since ranges of different
 * encodings do not fit together; but ranges are not served here, and If-Match would refuse a weak tag.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  let etag: string | null = null;
  await compressing(c, async () => {
    await next();
    etag = c.res.headers.get('ETag');
  });
  if (etag !== null) c.res.headers.set('ETag', etag);
};
