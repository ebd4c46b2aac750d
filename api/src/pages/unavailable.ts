import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * In both languages, since the reader’s preference may be unknown; the proxy shows the same page if no server
 * responds.
 */
const html = readFileSync(join(import.meta.dirname, '../../../web/unavailable.html'), 'utf8');

/** It has inline styles, but no scripts. */
const policy = [
  "default-src 'none'",
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a person with a browser requests a page, rather than a program requesting data. */
export function asksForPage({ method, url, headers }: Request): boolean {
  const isData = /^\/(?:api|graphql|images)(?:\/|$)/.test(new URL(url).pathname);
  return method === 'GET' && !isData && (headers.get('Accept')?.includes('text/html') ?? false);
}

/** Replaces a page that cannot be rendered while one of the server’s dependencies is unavailable. */
export function unavailable(): Response {
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Retry-After': '10',
    },
  });
}
