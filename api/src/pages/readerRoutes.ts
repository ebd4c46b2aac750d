import { Hono } from 'hono';
import { shareAnswers } from '../cache/shareAnswers.ts';
import { NotFoundError } from '../errors.ts';
import type { Variables } from '../rest/route.ts';
import { competitionCalendar } from './calendar.ts';
import { feeds } from './feeds.ts';
import { icons } from './icons.ts';
import { securityTxt } from './securityTxt.ts';
import { pageLanguage } from './showPage.ts';
import { sitemap } from './sitemap.ts';
import { socialImages } from './socialImages.ts';

/** Routes for programs that show the site: feed readers, calendars, search engines, link previews and browsers. */
export const readerRoutes = new Hono<Variables>();

readerRoutes.get('/robots.txt', (c) =>
  c.text(
    `User-agent: *\nDisallow: /admin/\nDisallow: /graphql\n\nSitemap: ${c.var.context.environment.PUBLIC_URL}/sitemap.xml\n`,
  ),
);

readerRoutes.get('/sitemap.xml', shareAnswers, async (c) =>
  c.body(await sitemap(c.var.context.environment.PUBLIC_URL), 200, { 'Content-Type': 'application/xml' }),
);

// In the language of the address, or else the reader’s: calendars that subscribe send none.
readerRoutes.get('/calendar.ics', shareAnswers, async (c) => {
  const { context } = c.var;
  const language = pageLanguage(new URL(c.req.url), context);
  return c.body(await competitionCalendar(context.environment.PUBLIC_URL, language), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Language': language,
  });
});

readerRoutes.get('/.well-known/security.txt', shareAnswers, async (c) => {
  const text = await securityTxt(c.var.context.environment.PUBLIC_URL);
  if (text === null) throw new NotFoundError('The site names no contact for security problems.');
  return c.body(text, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
});

readerRoutes.route('/', feeds).route('/', socialImages).route('/', icons);
