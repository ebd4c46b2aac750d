import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In both languages, since no provider can be relied upon; the proxy shows the same one when no server answers. */
const html = readFileSync(join(import.meta.dirname, '../../../web/unavailable.html'), 'utf8');

/** It has styles of its own, and nothing that could run. */
const policy = [
  "default-src 'none'",
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a person asks, with a browser, for a page; not a program for data. */
export function asksForPage({ method, url, headers }: Request): boolean {
  const isData = /^\/(?:api|graphql|images)(?:\/|$)/.test(new URL(url).pathname);
  return method === 'GET' && !isData && (headers.get('Accept')?.includes('text/html') ?? false);
}

/** In place of a page that cannot be made while something is missing that the server needs. */
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
