import { Hono } from 'hono';
import { shareAnswers } from '../cache/shareAnswers.ts';
import type { Variables } from '../rest/route.ts';
import { securePages } from '../securityHeaders.ts';
import { firstPageInstead } from './listPosition.ts';
import { normalizePath } from './path.ts';
import { previewPages } from './previewPages.ts';
import type { Web } from './web.ts';
import { showPage } from './showPage.ts';

/**
 * Public pages rendered in the visitor’s language and theme; for the admin an empty document, rendered by the
 * browser.
 */
export function pages(web: Web) {
  const app = new Hono<Variables>();
  const secure = securePages(web);
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = normalizePath(pathname);
    const { PUBLIC_URL } = c.var.context.environment;
    if (path !== pathname) return c.redirect(`${PUBLIC_URL}${path}${search}`, 301);
    const firstPage = firstPageInstead(new URL(c.req.url));
    return firstPage === null ? next() : c.redirect(`${PUBLIC_URL}${firstPage}`, 302);
  });
  app.get('*', previewPages(web));
  app.get('*', shareAnswers, secure, (c) => showPage(c, web));
  return app;
}
