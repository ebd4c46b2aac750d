import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addCommunities } from '../communities/communities.samples.ts';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();
const origin = 'http://localhost:4000';

/** What an XPath finds in a document; PostgreSQL evaluates it, and refuses XML that is not well-formed. */
async function inXml(document: string, path: string): Promise<string[]> {
  const namespaces = [
    ['s', 'http://www.sitemaps.org/schemas/sitemap/0.9'],
    ['x', 'http://www.w3.org/1999/xhtml'],
    ['a', 'http://www.w3.org/2005/Atom'],
    ['c', 'http://purl.org/rss/1.0/modules/content/'],
  ];
  const rows = await prisma.$queryRaw<{ found: string }[]>`
    SELECT unnest(xpath(${path}, ${document}::xml, ${namespaces}::text[][]))::text AS found`;
  return rows.map(({ found }) => found);
}

const hostile = `</title> & ]]> <script>"'`;
const hostileInXml = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test('robots.txt names the sitemap and keeps the admin out of search engines', async () => {
  const response = await send('/robots.txt');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect((await response.text()).split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /admin/', `Sitemap: ${origin}/sitemap.xml`]),
  );
});

describe('the sitemap', () => {
  const sitemap = async () => {
    const response = await send('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toBe('application/xml');
    return response.text();
  };

  const pages = ['competition', 'heritage', 'news', 'communities', 'partners', 'contact'];
  const legalPages = ['privacy', 'terms', 'accessibility'];
  const always = ['', ...pages, ...legalPages].map((page) => `/${page}`);

  test('has every page, each community and each article in both languages', async () => {
    const [, shown] = await addCommunities({ active: false }, {});
    const [older, newer] = await addNews(
      { publishedAt: new Date('2026-01-01') },
      { publishedAt: new Date('2026-01-02') },
    );
    expect(await inXml(await sitemap(), '//s:url/s:loc/text()')).toEqual(
      [...always, `/communities/${shown?.id}`, `/news/${newer?.id}`, `/news/${older?.id}`].flatMap((path) => [
        `${origin}${path}?lang=en`,
        `${origin}${path}?lang=id`,
      ]),
    );
  });

  test('states when each article was last changed, and the address of its other language', async () => {
    const [article] = await addNews({ updatedAt: new Date('2026-03-04T05:06:07.008Z') });
    const document = await sitemap();
    const entry = `//s:url[contains(s:loc, "/news/${article?.id}?lang=en")]`;
    expect(await inXml(document, `${entry}/s:lastmod/text()`)).toEqual(['2026-03-04T05:06:07.008Z']);
    expect(await inXml(document, `${entry}/x:link/@hreflang`)).toEqual(['en', 'id']);
    expect(await inXml(document, `${entry}/x:link/@href`)).toEqual([
      `${origin}/news/${article?.id}?lang=en`,
      `${origin}/news/${article?.id}?lang=id`,
    ]);
  });

  test('lists more than a thousand articles', async () => {
    await addNews(...Array.from({ length: 1001 }, () => ({})));
    const locations = await inXml(await sitemap(), '//s:loc/text()');
    expect(new Set(locations).size).toBe(2 * (always.length + 1001));
  });

  test('exists before the first article', async () => {
    expect(await inXml(await sitemap(), '//s:loc/text()')).toHaveLength(2 * always.length);
  });
});

describe.each([
  ['en', 'National Batik Pageant: News'],
  ['id', 'Pemilihan Duta Batik Nasional: Berita'],
] as const)('the feed in %s', (language, title) => {
  const own = language === 'en' ? 'En' : 'Id';
  const feed = async () => {
    const response = await send(`/feed/${language}.xml`);
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    return response.text();
  };

  test('has the site’s name and address', async () => {
    const document = await feed();
    expect(await inXml(document, '/rss/channel/title/text()')).toEqual([title]);
    expect(await inXml(document, '/rss/channel/language/text()')).toEqual([language]);
    expect(await inXml(document, '/rss/channel/link/text()')).toEqual([`${origin}/news?lang=${language}`]);
    expect(await inXml(document, '/rss/channel/a:link[@rel="self"]/@href')).toEqual([
      `${origin}/feed/${language}.xml`,
    ]);
  });

  test('has the newest twenty articles', async () => {
    const rows = await addNews(
      ...Array.from({ length: 21 }, (_, i) => ({
        [`title${own}`]: `Title ${i}`,
        publishedAt: new Date(Date.UTC(2026, 0, i + 1)),
      })),
    );
    const titles = await inXml(await feed(), '//item/title/text()');
    expect(titles.map((text) => text.replaceAll(/<!\[CDATA\[|\]\]>/g, ''))).toEqual(
      rows.slice(1).map((_, i) => `Title ${20 - i}`),
    );
  });

  test('has an article in the feed’s language, with its text as HTML', async () => {
    const [article] = await addNews({
      [`title${own}`]: 'Wax',
      [`excerpt${own}`]: 'How a line is drawn.',
      [`content${own}`]: '*Hot*',
      category: 'heritage',
      publishedAt: new Date('2026-01-02T03:04:05Z'),
    });
    const document = await feed();
    const item = async (path: string) =>
      (await inXml(document, `string(//item/${path})`.replace('string(', '').replace(/\)$/, '/text()')))
        .join('')
        .replaceAll(/<!\[CDATA\[|\]\]>/g, '');
    expect(await item('title')).toBe('Wax');
    expect(await item('description')).toBe('How a line is drawn.');
    expect(await item('c:encoded')).toMatch(/<p><em>Hot<\/em><\/p>|&lt;p&gt;&lt;em&gt;Hot/);
    expect(await item('category')).toBe('heritage');
    expect(await item('link')).toBe(`${origin}/news/${article?.id}?lang=${language}`);
    expect(await item('pubDate')).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
  });

  test('omits characters that XML cannot contain, from rows stored before they were refused', async () => {
    const text = 'a\uFFFE\uFFFF\u0001b';
    const names = ['title', 'excerpt', 'content'].map((name) => `${name}${own}`);
    await addNews({ ...Object.fromEntries(names.map((name) => [name, text])), category: text });
    expect(await inXml(await feed(), '//item/title/text()')).toEqual(['<![CDATA[ab]]>']);
    expect(await inXml(await feed(), '//item/category/text()')).toEqual(['ab']);
  });

  test('stays well-formed whatever an article contains', async () => {
    await addNews({
      titleEn: hostile,
      titleId: hostile,
      excerptEn: hostile,
      excerptId: hostile,
      contentEn: hostile,
      contentId: hostile,
      category: hostile,
    });
    const document = await feed();
    expect(await inXml(document, '//item/title')).toHaveLength(1);
    expect(await inXml(document, '//script')).toEqual([]);
    expect((await inXml(document, '//item/category/text()')).join('')).toContain(hostileInXml.slice(0, 12));
  });

  test('escapes a teaser for feed readers, which treat it as HTML', async () => {
    await addNews({ excerptEn: '1 < 2 & <img src=x>', excerptId: '1 < 2 & <img src=x>' });
    const [description] = await inXml(await feed(), '//item/description/text()');
    expect(description).toBe('<![CDATA[1 &lt; 2 &amp; &lt;img src=x&gt;]]>');
  });

  test('exists before the first article', async () => {
    expect(await inXml(await feed(), '//item')).toEqual([]);
  });
});

describe('a social image', () => {
  const measured = async (path: string) => {
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return { format, width, height };
  };

  test.each(['Wax', 'x'.repeat(200), 'Wax and indigo '.repeat(13).trim(), 'ꦧꦠꦶꦏ꧀ 🪡', hostile])(
    'is a PNG of 1200 by 630 pixels for “%s”',
    async (title) => {
      const [article] = await addNews({ titleEn: title, titleId: title });
      for (const language of ['en', 'id']) {
        const size = await measured(`/social/${language}/news/${article?.id}.png`);
        expect(size).toEqual({ format: 'png', width: 1200, height: 630 });
      }
    },
  );

  test.each(['en', 'id'])('represents the site in %s', async (language) => {
    expect(await measured(`/social/${language}/site.png`)).toEqual({
      format: 'png',
      width: 1200,
      height: 630,
    });
  });

  test.each(['0', '2147483647', '99999999999999999999'])(
    'returns 404 for an unknown article: %s',
    async (id) => {
      const response = await send(`/social/en/news/${id}.png`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'The news article was not found.' });
    },
  );
});
