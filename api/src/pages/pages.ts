import { Hono } from 'hono';
import { readCookie } from '../auth/cookies.ts';
import type { RequestContext } from '../graphql/context.ts';
import { executeSiteOperation } from '../graphql/server.ts';
import { languages, type Language } from '../language.ts';
import { log } from '../log.ts';
import type { Variables } from '../rest/route.ts';
import { securePage } from '../securityHeaders.ts';
import { fillDocument } from './document.ts';
import type { RenderedPage, Web } from './renderer.ts';

/** The language that an address names with ?lang=, as alternate links do; else the reader's. */
function pageLanguage(url: URL, { language }: RequestContext): Language {
  return languages.find((known) => known === url.searchParams.get('lang')) ?? language;
}

/** A page that fails on the server gets its empty document, in which the browser tries again. */
const unrendered: RenderedPage = {
  status: 500,
  html: '',
  head: { title: 'Error', description: '', hidden: true },
  seed: [],
  modules: [],
};

/** Public pages rendered in the visitor's language and theme; the admin's empty document, which its code fills. */
export function pages(web: Web) {
  const app = new Hono<Variables>();
  // While developing, Vite's own scripts are inline, so the policy is for the built site.
  if (web.assets) app.use(securePage, web.assets);
  app.get('*', async (c) => {
    const { context } = c.var;
    const url = new URL(c.req.url);
    const language = pageLanguage(url, context);
    const page = await web
      .render({
        request: c.req.raw,
        language,
        execute: (operationId, variables) =>
          executeSiteOperation({ ...context, language }, operationId, variables),
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'The page could not be rendered');
        return unrendered;
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
    return c.html(html, page.status as 200 | 404 | 500);
  });
  return app;
}
