import { Hono, type Context } from 'hono';
import { dyes } from '../../../web/src/shared/motifs/dyes.ts';
import { shareAnswers } from '../cache/shareAnswers.ts';
import { readSiteIdentity } from '../content/siteIdentity.ts';
import { draw } from '../images/worker/drawings.ts';
import type { Variables } from '../rest/route.ts';
import { publicFile } from './publicFile.ts';
import { favicon, siteIcon } from './siteIcon.ts';

/** The icons of an installed app, by file name; those that the system cuts are `maskable`. */
const appIcons = {
  'icon-192.png': { side: 192, isCut: false },
  'icon-512.png': { side: 512, isCut: false },
  'icon-maskable-512.png': { side: 512, isCut: true },
};

/** Every icon that is a PNG. iOS cuts its own shape, and asks for the second name too, even without a link. */
const pngs = {
  ...appIcons,
  'apple-touch-icon.png': { side: 180, isCut: true },
  'apple-touch-icon-precomposed.png': { side: 180, isCut: true },
};

/** An icon as PNG. @throws BusyError */
const drawIcon = (side: number, isCut?: boolean) => draw('drawSvg', siteIcon(side, isCut));

/** The site’s icons, drawn from its logo, and the web app manifest (docs/product.md#icons). */
export const icons = new Hono<Variables>();

icons.get('/icon.svg', shareAnswers, (c) => publicFile(c, siteIcon(32), 'image/svg+xml'));

icons.get('/favicon.ico', shareAnswers, async (c) =>
  publicFile(c, await favicon(drawIcon), 'image/vnd.microsoft.icon'),
);

for (const [name, { side, isCut }] of Object.entries(pngs)) {
  icons.get(`/${name}`, shareAnswers, async (c) => publicFile(c, await drawIcon(side, isCut), 'image/png'));
}

icons.get('/manifest.webmanifest', shareAnswers, async (c: Context<Variables>) => {
  const { language } = c.var.context.preferences;
  const { name, shortName } = (await readSiteIdentity())[language];
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: dyes.mori.light,
    background_color: dyes.mori.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...Object.entries(appIcons).map(([name, { side, isCut }]) => ({
        src: `/${name}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: isCut ? 'maskable' : 'any',
      })),
    ],
  };
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Content-Language': language,
  });
});
