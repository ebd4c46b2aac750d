import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { varyBy } from '../database/trace.ts';

/** Serves the files in a folder, or one file, precompressed if available, and always in full, since none is large. */
export function serveFiles(where: { root: string } | { path: string }): MiddlewareHandler {
  const serve = serveStatic({ ...where, precompressed: true });
  return async (c, next) => {
    // Ranges are optional (RFC 9110, section 14.2). serveStatic would answer malformed ones, and ignore
    // If-Range.
    c.req.raw.headers.delete('Range');
    const found = await serve(c, next);
    // If the file does not exist, the next handler answers.
    if (!(found instanceof Response)) return;
    // Clients that do not accept compressed files get a different one too.
    varyBy('Accept-Encoding');
    found.headers.set('Accept-Ranges', 'none');
    // The names of built files contain a hash of their content.
    const caching = c.req.path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    found.headers.set('Cache-Control', caching);
    return found;
  };
}
