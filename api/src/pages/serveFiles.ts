import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { varyBy } from '../database/trace.ts';

/** The files in a folder, or one file, compressed where they are there as such, and always whole: none is long. */
export function serveFiles(where: { root: string } | { path: string }): MiddlewareHandler {
  const serve = serveStatic({ ...where, precompressed: true });
  return async (c, next) => {
    // Ranges need not be offered (RFC 9110, section 14.2). serveStatic would answer those that it cannot read, and
    // whatever If-Range says.
    c.req.raw.headers.delete('Range');
    const found = await serve(c, next);
    // Where there is no such file, it is what comes next that answers.
    if (!(found instanceof Response)) return;
    // Those who take no compressed file are given another one too.
    varyBy('Accept-Encoding');
    found.headers.set('Accept-Ranges', 'none');
    // The names of built files carry a hash of their content.
    const caching = c.req.path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    found.headers.set('Cache-Control', caching);
    return found;
  };
}
