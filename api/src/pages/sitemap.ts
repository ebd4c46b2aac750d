import { escapeHtml } from '../../../web/src/shared/pages/escape.ts';
import { pageAddress } from '../../../web/src/shared/pages/pageAddress.ts';
import { visitor } from '../auth/viewer.ts';
import { communityOrder, listCommunities } from '../communities/communities.ts';
import { prisma } from '../database/client.ts';
import { cursorOf, type OrderColumn, type Page } from '../database/keyset.ts';
import type { Selection } from '../database/resource.ts';
import { languages, type Language } from '../language.ts';
import { listNews, newsOrder } from '../news/news.ts';
import { inState } from '../news/visibility.ts';
import { requestTime } from '../database/trace.ts';
import { visiblePartners } from '../partners/partners.ts';
import { listPatterns, patternOrder } from '../patterns/patterns.ts';
import { visibleTimeline } from '../timeline/timeline.ts';
import { lastChanges } from './lastChanges.ts';
import { publicPages } from './publicPages.ts';

/** The most addresses per noun in a sitemap (sitemaps.org allows 50,000 in total, counting each language). */
const nounLimit = 10_000;

interface Place {
  path: string;
  changed?: Date | undefined;
  /** The languages in which its main text exists; both if absent. */
  translated?: readonly Language[];
  /** The address of its picture, perhaps a path. */
  picture?: string | null;
}

interface Row {
  id: number;
  updatedAt: Date;
  imageUrl: string | null;
  /** When it appeared, if that was not when it was last changed. */
  goLiveAt?: Date | null;
}

/**
 * The addresses of a list’s rows, read page by page.
 * @param onlyIn finds the rows whose main text exists only in one language
 */
async function placesOf(
  folder: string,
  order: readonly OrderColumn[],
  list: (page: Page, selection: Selection) => Promise<Row[]>,
  onlyIn: (language: Language) => Promise<{ id: number }[]>,
): Promise<Place[]> {
  const [english, indonesian] = await Promise.all(
    languages.map(async (language) => new Set((await onlyIn(language)).map(({ id }) => id))),
  );
  const translatedOf = (id: number): readonly Language[] => {
    if (english?.has(id)) return ['en'];
    return indonesian?.has(id) ? ['id'] : languages;
  };
  const ordering = Object.fromEntries(order.map(({ name }) => [name, true]));
  const select = { ...ordering, id: true, updatedAt: true, imageUrl: true };
  const places: Place[] = [];
  let after: string | undefined;
  do {
    const rows = await list({ after, limit: 1000, inverted: false }, { select });
    places.push(
      ...rows.map(({ id, updatedAt, imageUrl, goLiveAt }) => ({
        path: `${folder}/${id}`,
        changed: newest([updatedAt, goLiveAt]),
        translated: translatedOf(id),
        picture: imageUrl,
      })),
    );
    const last = rows.at(-1);
    after = rows.length === 1000 && last ? cursorOf(order, { ...last }) : undefined;
  } while (after && places.length < nounLimit);
  return places;
}

/** The newest of these times, of which some may be unknown. */
function newest(times: readonly (Date | null | undefined)[]): Date | undefined {
  return times.reduce<Date | undefined>(
    (last, time) => (time && (!last || time > last) ? time : last),
    undefined,
  );
}

/** The pages that always exist: each shows content, and some list nouns, also changed by what they list no longer. */
async function fixedPlaces(
  news: readonly Place[],
  communities: readonly Place[],
  patterns: readonly Place[],
): Promise<Place[]> {
  const latest = { _max: { updatedAt: true } } as const;
  const [content, partner, item, takenDown, recorded] = await Promise.all([
    prisma.contentEntry.aggregate(latest),
    prisma.partner.aggregate({ ...latest, where: visiblePartners(visitor) }),
    prisma.timelineItem.aggregate({ ...latest, where: visibleTimeline(visitor) }),
    prisma.newsArticle.aggregate({ _max: { expireAt: true }, where: inState('EXPIRED', requestTime()) }),
    lastChanges(),
  ]);
  const changedOf = (places: readonly Place[]) => newest(places.map(({ changed }) => changed));
  const shown = {
    news: [changedOf(news), takenDown._max.expireAt, recorded.get('NewsArticle')],
    communities: [changedOf(communities), recorded.get('Community')],
    patterns: [changedOf(patterns), recorded.get('BatikPattern')],
    partners: [partner._max.updatedAt, recorded.get('Partner')],
    timeline: [item._max.updatedAt, recorded.get('TimelineItem')],
  };
  const everywhere = [content._max.updatedAt, recorded.get('ContentEntry'), recorded.get(null)];
  const nouns: Partial<Record<string, readonly (keyof typeof shown)[]>> = {
    '/': ['news', 'communities', 'partners', 'timeline'],
    '/heritage': ['communities', 'patterns'],
    '/news': ['news'],
    '/communities': ['communities'],
    '/partners': ['partners'],
  };
  return publicPages.map((path) => ({
    path,
    changed: newest([...everywhere, ...(nouns[path] ?? []).flatMap((noun) => shown[noun])]),
  }));
}

const liveNews = (page: Page, { select }: Selection): Promise<Row[]> =>
  listNews(visitor, { reader: { language: 'en' } }, page, { select: { ...select, goLiveAt: true } });

/** The entries of a page, one for each language, with the page’s other addresses and its picture. */
function entriesOf(origin: string, { path, changed, picture, translated = languages }: Place): string[] {
  const address = (language: Language) => pageAddress(origin, new URL(path, origin), language);
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`;
  const image = picture ? URL.parse(picture, origin)?.href : undefined;
  const rest = [
    changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '',
    ...translated.map((language) => alternate(language, address(language))),
    alternate('x-default', origin + path),
    image ? `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>` : '',
  ].join('');
  return translated.map((language) => `<url><loc>${escapeHtml(address(language))}</loc>${rest}</url>`);
}

/** The condition that a text exists in this language alone. */
const onlyIn = <Stem extends string>(stem: Stem, language: Language) =>
  ({
    [`${stem}En`]: language === 'en' ? { not: '' } : '',
    [`${stem}Id`]: language === 'id' ? { not: '' } : '',
  }) as const;

/** Every public page in both languages, as sitemaps.org defines it, with Google’s extension for pictures. */
export async function sitemap(origin: string): Promise<string> {
  const patterns = await placesOf(
    '/heritage',
    patternOrder,
    (page, selection) => listPatterns(visitor, {}, page, selection),
    (language) =>
      prisma.batikPattern.findMany({ where: onlyIn('description', language), select: { id: true } }),
  );
  const communities = await placesOf(
    '/communities',
    communityOrder,
    (page, selection) => listCommunities(visitor, {}, page, selection),
    (language) => prisma.community.findMany({ where: onlyIn('description', language), select: { id: true } }),
  );
  const news = await placesOf('/news', newsOrder, liveNews, (language) =>
    prisma.newsArticle.findMany({ where: onlyIn('content', language), select: { id: true } }),
  );
  const fixed = await fixedPlaces(news, communities, patterns);
  const places = [...fixed, ...patterns, ...communities, ...news];
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  };
  const declared = Object.entries(namespaces).map(([name, uri]) => ` ${name}="${uri}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset${declared.join('')}>
${places.flatMap((place) => entriesOf(origin, place)).join('\n')}
</urlset>
`;
}
