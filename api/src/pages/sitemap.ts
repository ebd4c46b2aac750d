import { visitor } from '../auth/viewer.ts';
import { communityOrder, listCommunities } from '../communities/communities.ts';
import { cursorOf, type OrderColumn, type Page } from '../database/keyset.ts';
import { languages, type Language } from '../language.ts';
import { listNews, newsOrder } from '../news/news.ts';
import { pageAddress } from './document.ts';
import { publicPages } from './publicPages.ts';

/** The most addresses per noun in a sitemap (sitemaps.org allows 50,000 in total, counting each language). */
const nounLimit = 10_000;

interface Place {
  path: string;
  changed?: Date;
}

/** The addresses of a list’s rows, read page by page. */
async function placesOf(
  folder: string,
  order: readonly OrderColumn[],
  list: (page: Page) => Promise<{ id: number; updatedAt: Date }[]>,
): Promise<Place[]> {
  const places: Place[] = [];
  let after: string | undefined;
  do {
    const rows = await list({ after, limit: 1000, inverted: false });
    places.push(...rows.map(({ id, updatedAt }) => ({ path: `${folder}/${id}`, changed: updatedAt })));
    const last = rows.at(-1);
    after = rows.length === 1000 && last ? cursorOf(order, { ...last }) : undefined;
  } while (after && places.length < nounLimit);
  return places;
}

/** Every public page in both languages, as sitemaps.org defines it. */
export async function sitemap(origin: string): Promise<string> {
  const places: Place[] = [
    ...publicPages.map((path) => ({ path })),
    ...(await placesOf('/communities', communityOrder, (page) => listCommunities(visitor, {}, page))),
    ...(await placesOf('/news', newsOrder, (page) =>
      listNews(visitor, { reader: { language: 'en' } }, page),
    )),
  ];
  const entries = places.flatMap(({ path, changed }) => {
    const address = (language: Language) =>
      pageAddress(origin, new URL(path, origin), language).replaceAll('&', '&amp;');
    const alternates = languages
      .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`)
      .join('');
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return languages.map((language) => `<url><loc>${address(language)}</loc>${lastmod}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
