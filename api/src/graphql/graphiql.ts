import type { Handler } from 'hono';
import type { Web } from '../pages/web.ts';
import { policyOf } from '../securityHeaders.ts';

/**
 * Whether the request comes from a browser’s address bar or a link, rather than from an API client. Browsers
 * indicate this, except over plain HTTP to other machines; there, accepting HTML decides.
 */
export function asksForGraphiQL({ method, headers }: Request): boolean {
  if (method !== 'GET' || !headers.get('Accept')?.includes('text/html')) return false;
  return (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document';
}

/** Its editors set inline styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL’s document. Its scripts are files of the build, which browsers cache by their hash. */
export function graphiql(web: Web): Handler {
  return async (c) => {
    c.header('Content-Security-Policy', policyOf(web, policy));
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Accept, Sec-Fetch-Dest');
    return c.html(await web.template('/graphql'));
  };
}
