import { isOwnOrigin } from '../foreignOrigin.ts';
import type { HandlerContext } from '../rest/route.ts';
import { normalizePath } from './path.ts';

/**
 * The address of this site’s page that sent a request, without its language, which would override the visitor’s choice;
 * the home page if the browser does not tell.
 */
export function pageBefore(c: HandlerContext): string {
  const page = URL.parse(c.req.header('Referer') ?? '');
  if (!page || !isOwnOrigin(c.var.context.environment, page.origin)) return '/';
  page.searchParams.delete('lang');
  return normalizePath(page.pathname) + page.search;
}
