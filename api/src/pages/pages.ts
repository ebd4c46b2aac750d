import { Hono } from 'hono';
import { readCookie } from '../auth/cookies.ts';
import type { RequestContext } from '../graphql/context.ts';
import { executeSiteOperation } from '../graphql/server.ts';
import { languages, type Language } from '../language.ts';
import type { Variables } from '../rest/route.ts';
import { securePage } from '../securityHeaders.ts';
import { fillDocument } from './document.ts';
import type { Web } from './renderer.ts';

/** The language that an address names with ?lang=, as alternate links do; else the reader's. */
function pageLanguage(url: URL, { language }: RequestContext): Language {
  return languages.find((known) => known === url.searchParams.get('lang')) ?? language;
}

/** Public pages rendered in the visitor's language and theme; the admin's empty document, which its code fills. */
export function pages(web: Web) {
  const app = new Hono<Variables>();
  app.use(securePage);
  if (web.assets) app.use(web.assets);
  app.get('*', async (c) => {
    const { context } = c.var;
    const url = new URL(c.req.url);
    const language = pageLanguage(url, context);
    const page = await web.render({
      request: c.req.raw,
      language,
      execute: (operationId, variables) =>
        executeSiteOperation({ ...context, language }, operationId, variables),
    });
    if (page instanceof Response) return page;
    const theme = readCookie(context.environment, c.req.header('Cookie'), 'theme');
    const html = fillDocument({
      template: await web.template(url.pathname),
      page,
      preloads: web.preloads(page.modules),
      origin: context.environment.PUBLIC_URL,
      url,
      language,
      theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    });
    c.header('Vary', 'Cookie, Accept-Language');
    c.header('Cache-Control', 'private, no-cache');
    return c.html(html, page.status as 200 | 404);
  });
  return app;
}
