import { Hono, type MiddlewareHandler } from 'hono';
import { shareAnswers } from '../cache/shareAnswers.ts';
import type { Variables } from '../rest/route.ts';
import { securePage } from '../securityHeaders.ts';
import type { Web } from './renderer.ts';
import { showPage } from './showPage.ts';

/** Line ends in a path, as of a link that was broken when it was copied. The router has no page for them, not even 404. */
const lineEnds = /%(?:0[AD]|E2%80%A[89])/gi;

/** Public pages rendered in the visitor's language and theme; the admin's empty document, which its code fills. */
export function pages(web: Web) {
  const app = new Hono<Variables>();
  // While developing, Vite's own scripts are inline, so the policy is for the built site.
  const secure: MiddlewareHandler = web.assets ? securePage : (_c, next) => next();
  // Files have an ending, which pages have not.
  if (web.assets) app.use('/:path{.+\\.\\w+}', secure, web.assets);
  app.get('*', shareAnswers, secure, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.replace(lineEnds, '');
    if (path === pathname) return showPage(c, web);
    // With the site's origin: what is left can begin with two slashes, as if another site's name followed.
    return c.redirect(`${c.var.context.environment.PUBLIC_URL}${path}${search}`, 301);
  });
  return app;
}
