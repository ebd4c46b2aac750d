import { expect, test } from 'vitest';
import { addCommunities } from '../communities/communities.samples.ts';
import { prisma } from '../database/client.ts';
import { addContent } from '../content/content.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { addPatterns } from '../patterns/patterns.samples.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { inXml } from '../testing/inXml.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';

const statements = recordStatements();
const { send } = useTestApp();
const origin = 'http://localhost:4000';

const sitemap = async () => {
  const response = await send('/sitemap.xml');
  expect(response.headers.get('Content-Type')).toBe('application/xml');
  return response.text();
};

const pages = ['competition', 'heritage', 'news', 'communities', 'partners', 'contact', 'newsletter'];
const legalPages = ['privacy', 'terms', 'accessibility'];
const always = ['', ...pages, ...legalPages].map((page) => `/${page}`);

/** The entry of a page in English. */
const entry = (path: string) => `//s:url[s:loc="${origin}${path}?lang=en"]`;

test('robots.txt names the sitemap and keeps the admin out of search engines', async () => {
  const response = await send('/robots.txt');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect((await response.text()).split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /admin/', `Sitemap: ${origin}/sitemap.xml`]),
  );
});

test('has every page, each pattern, each community and each article in both languages', async () => {
  const [pattern] = await addPatterns({});
  const [, shown] = await addCommunities({ active: false }, {});
  const [older, newer] = await addNews(
    { publishedAt: new Date('2026-01-01') },
    { publishedAt: new Date('2026-01-02') },
  );
  expect(await inXml(await sitemap(), '//s:url/s:loc/text()')).toEqual(
    [
      ...always,
      `/heritage/${pattern?.id}`,
      `/communities/${shown?.id}`,
      `/news/${newer?.id}`,
      `/news/${older?.id}`,
    ].flatMap((path) => [`${origin}${path}?lang=en`, `${origin}${path}?lang=id`]),
  );
});

test('names the other language of each page, and the address for all readers', async () => {
  const [article] = await addNews({});
  const document = await sitemap();
  for (const path of ['/', `/news/${article?.id}`]) {
    const links = `${entry(path)}/x:link[@rel="alternate"]`;
    expect(await inXml(document, `${links}/@hreflang`)).toEqual(['en', 'id', 'x-default']);
    expect(await inXml(document, `${links}/@href`)).toEqual([
      `${origin}${path}?lang=en`,
      `${origin}${path}?lang=id`,
      `${origin}${path}`,
    ]);
  }
});

test('has a page only in the languages that its main text exists in', async () => {
  const [english, indonesian] = await addNews({ contentEn: 'Wax' }, { contentId: 'Malam' });
  const [pattern] = await addPatterns({ descriptionId: 'Bunga' });
  const [community] = await addCommunities({ descriptionEn: 'Red' });
  const document = await sitemap();
  const expected = {
    [`/news/${english?.id}`]: 'en',
    [`/news/${indonesian?.id}`]: 'id',
    [`/heritage/${pattern?.id}`]: 'id',
    [`/communities/${community?.id}`]: 'en',
  };
  for (const [path, language] of Object.entries(expected)) {
    const entries = `//s:url[starts-with(s:loc, "${origin}${path}?")]`;
    expect(await inXml(document, `${entries}/s:loc/text()`)).toEqual([`${origin}${path}?lang=${language}`]);
    expect(await inXml(document, `${entries}/x:link/@hreflang`)).toEqual([language, 'x-default']);
  }
});

test('states when each page last changed: itself, its content, and what it lists', async () => {
  const day = (of: number) => new Date(Date.UTC(2026, 2, of, 5, 6, 7, 8));
  await addContent({});
  await prisma.contentEntry.updateMany({ data: { updatedAt: day(2) } });
  await addPartners({ updatedAt: day(4) }, { updatedAt: day(9), active: false });
  await addCommunities({ updatedAt: day(1) });
  const [pattern] = await addPatterns({ updatedAt: day(6) });
  const [article] = await addNews({ updatedAt: day(3) }, { updatedAt: day(8), published: false });
  const document = await sitemap();
  const expected = {
    [`/news/${article?.id}`]: day(3),
    '/news': day(3),
    [`/heritage/${pattern?.id}`]: day(6),
    '/heritage': day(6),
    '/communities': day(2),
    '/partners': day(4),
    '/terms': day(2),
    '/': day(4),
  };
  for (const [path, changed] of Object.entries(expected))
    expect([path, ...(await inXml(document, `${entry(path)}/s:lastmod/text()`))]).toEqual([
      path,
      changed.toISOString(),
    ]);
});

test('has the pictures of articles and communities, with absolute addresses', async () => {
  const picture = 'https://example.org/wax.jpg?a=1&b="<x>"';
  const [own, foreign, none] = await addNews(
    { imageUrl: '/images/1_wax.png' },
    { imageUrl: picture },
    { imageUrl: null },
  );
  const [community] = await addCommunities({ imageUrl: '/giriloyo.jpg' });
  const document = await sitemap();
  const pictures = (path: string) => inXml(document, `${entry(path)}/i:image/i:loc/text()`);
  expect(await pictures(`/news/${own?.id}`)).toEqual([`${origin}/images/1_wax.png`]);
  expect(await pictures(`/news/${foreign?.id}`)).toEqual([
    'https://example.org/wax.jpg?a=1&amp;b=%22%3Cx%3E%22',
  ]);
  expect(await pictures(`/news/${none?.id}`)).toEqual([]);
  expect(await pictures(`/communities/${community?.id}`)).toEqual([`${origin}/giriloyo.jpg`]);
});

test('lists more than a thousand articles, in a constant number of statements for each thousand', async () => {
  await addNews(...Array.from({ length: 1001 }, () => ({})));
  statements.length = 0;
  const locations = await inXml(await sitemap(), '//s:loc/text()');
  expect(new Set(locations).size).toBe(2 * (always.length + 1001));
  expect(statements.filter(({ sql }) => sql.startsWith('SELECT') && sql.includes('"public"'))).toHaveLength(
    14,
  );
});

test('exists before the first article, and knows no change', async () => {
  const document = await sitemap();
  expect(await inXml(document, '//s:loc/text()')).toHaveLength(2 * always.length);
  expect(await inXml(document, '//s:lastmod')).toEqual([]);
});
