import type { MiddlewareHandler } from 'hono';
import { isKnown } from './entityTags.ts';

/**
 * Returns 304 if the client already has the answer, by its tag, for answers that are not shared: `Answer`
 * does this itself.
 */
export const notModified: MiddlewareHandler = async (c, next) => {
  await next();
  const { req, res } = c;
  const etag = res.headers.get('ETag');
  if (req.method !== 'GET' || res.status !== 200 || etag === null) return;
  if (!isKnown(req.header('If-None-Match'), etag)) return;
  await res.body?.cancel();
  const headers = new Headers(res.headers);
  headers.delete('Content-Type');
  headers.append('Vary', 'Accept-Encoding');
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};
