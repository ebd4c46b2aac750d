import { scriptHash } from '../securityHeaders.ts';
import { exampleQueries } from './examples.ts';

interface Page {
  html: string;
  contentSecurityPolicy: string;
}

/** GraphiQL from its package (9 MB, read when somebody first asks), with a policy that allows just its script. */
async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql', defaultQuery: exampleQueries });
  const begin = html.indexOf('<script>') + '<script>'.length;
  const script = html.slice(begin, html.lastIndexOf('</script>'));
  return {
    html,
    contentSecurityPolicy: [
      "default-src 'none'",
      `script-src ${scriptHash(script)} blob:`,
      'worker-src blob:',
      "style-src 'unsafe-inline'",
      "img-src 'self' data:",
      'font-src data:',
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

let page: Promise<Page> | undefined;

/** Whether the request comes from a browser's address bar rather than from a client of the API. */
export function asksForGraphiQL(request: Request): boolean {
  const { searchParams } = new URL(request.url);
  const accepts = request.headers.get('Accept') ?? '';
  return request.method === 'GET' && accepts.includes('text/html') && !searchParams.has('query');
}

export async function graphiqlResponse(): Promise<Response> {
  page ??= makePage();
  const { html, contentSecurityPolicy } = await page;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': 'private, max-age=3600',
    },
  });
}
