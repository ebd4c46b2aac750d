import type { Handler } from 'hono';
import type { Web } from '../pages/renderer.ts';
import { policyOf } from '../securityHeaders.ts';

/**
 * Whether the request comes from a browser's address bar or a link, rather than from a client of the API. Browsers say
 * so; one that does not is shown GraphiQL where there is nothing to run.
 */
export function asksForGraphiQL({ method, url, headers }: Request): boolean {
  if (method !== 'GET' || !headers.get('Accept')?.includes('text/html')) return false;
  const destination = headers.get('Sec-Fetch-Dest');
  return destination === null ? !new URL(url).searchParams.has('query') : destination === 'document';
}

/** Its editors set styles of their own. */
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

/** GraphiQL's document. Its scripts are files of the build, which browsers keep by their hash. */
export function graphiql(web: Web): Handler {
  return async (c) => {
    c.header('Content-Security-Policy', policyOf(web, policy));
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Accept, Sec-Fetch-Dest');
    return c.html(await web.template('/graphql'));
  };
}
