import { Hono, type MiddlewareHandler } from 'hono';
import { shareAnswers } from '../cache/shareAnswers.ts';
import type { Variables } from '../rest/route.ts';
import { securePage } from '../securityHeaders.ts';
import type { Web } from './renderer.ts';
import { showPage } from './showPage.ts';

/** Public pages rendered in the visitor's language and theme; the admin's empty document, which its code fills. */
export function pages(web: Web) {
  const app = new Hono<Variables>();
  // While developing, Vite's own scripts are inline, so the policy is for the built site.
  const secure: MiddlewareHandler = web.assets ? securePage : (_c, next) => next();
  // Files have an ending, which pages have not.
  if (web.assets) app.use('/:path{.+\\.\\w+}', secure, web.assets);
  app.get('*', shareAnswers, secure, (c) => showPage(c, web));
  return app;
}
