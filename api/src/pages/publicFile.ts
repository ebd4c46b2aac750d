import type { Context } from 'hono';

/** A picture that changes at most with a new version of the site, and that other sites may show. */
export function publicFile(c: Context, body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
