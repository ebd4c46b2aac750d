import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { addContent } from '../content/content.samples.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { inXml } from '../testing/inXml.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();
const origin = 'http://localhost:4000';
const hostile = `</title> & ]]> <script>"'`;

describe.each([
  ['en', 'National Batik Pageant', 'News', 'Heritage'],
  ['id', 'Pemilihan Duta Batik Nasional', 'Berita', 'Warisan'],
] as const)('the feeds in %s', (language, siteName, news, heritage) => {
  const own = language === 'en' ? 'En' : 'Id';
  const inOwn = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name + own, text]));

  async function read(extension: string, type: string): Promise<string> {
    const response = await send(`/feed/${language}.${extension}`);
    expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get('Content-Language')).toBe(language);
    return response.text();
  }
  const readXml = () => read('xml', 'application/rss+xml');
  const rss = async () => parseRssFeed(await readXml());
  const json = async () => parseJsonFeed(await read('json', 'application/feed+json'));

  const link = (id: number | undefined) => `${origin}/news/${id}?lang=${language}`;

  test('state the site’s name, address and language', async () => {
    const about = `${siteName}: ${news}`;
    const page = `${origin}/news?lang=${language}`;
    const channel = await rss();
    expect(channel).toMatchObject({ title: about, link: page, language });
    expect(channel.description).toBeTruthy();
    expect(channel.image).toEqual({ title: about, url: `${origin}/icon-192.png`, link: page });
    expect(channel.atom?.links).toEqual([
      { href: `${origin}/feed/${language}.xml`, rel: 'self', type: 'application/rss+xml' },
    ]);
    // The parser reads all versions alike.
    expect(await read('json', 'application/feed+json')).toContain('"https://jsonfeed.org/version/1.1"');
    expect(await json()).toMatchObject({
      title: about,
      description: channel.description,
      home_page_url: page,
      feed_url: `${origin}/feed/${language}.json`,
      language,
      authors: [{ name: siteName, url: `${origin}/` }],
    });
  });

  test('state the name that editors gave the site', async () => {
    await addContent({ key: 'site_name', valueEn: 'Batik & Co', valueId: 'Batik & Co' });
    expect((await rss()).title).toBe(`Batik & Co: ${news}`);
    expect((await json()).title).toBe(`Batik & Co: ${news}`);
  });

  test('have the newest twenty published articles', async () => {
    await addNews(
      { published: false, publishedAt: new Date(Date.UTC(2026, 1, 1)) },
      ...Array.from({ length: 21 }, (_, i) => ({
        ...inOwn({ title: `Title ${i}` }),
        publishedAt: new Date(Date.UTC(2026, 0, i + 1)),
      })),
    );
    const titles = Array.from({ length: 20 }, (_, i) => `Title ${20 - i}`);
    expect((await rss()).items?.map(({ title }) => title)).toEqual(titles);
    expect((await json()).items?.map(({ title }) => title)).toEqual(titles);
  });

  test('have each article whole, in the feed’s language', async () => {
    const published = new Date('2026-01-02T03:04:05.000Z');
    const changed = new Date('2026-01-03T03:04:05.000Z');
    const [article] = await addNews({
      ...inOwn({ title: 'Wax', excerpt: '1 < 2 & more', content: '*Hot*' }),
      category: 'heritage',
      publishedAt: published,
      updatedAt: changed,
    });
    const guid = `${origin}/news/${article?.id}`;
    const html = '<p><em>Hot</em></p>';
    const channel = await rss();
    expect(channel.lastBuildDate).toBe('Sat, 03 Jan 2026 03:04:05 GMT');
    expect(channel.items).toEqual([
      {
        title: 'Wax',
        link: link(article?.id),
        guid: { value: guid, isPermaLink: false },
        pubDate: 'Fri, 02 Jan 2026 03:04:05 GMT',
        // Feed readers treat it as HTML.
        description: '1 &lt; 2 &amp; more',
        content: { encoded: html },
        categories: [{ name: heritage }],
      },
    ]);
    expect((await json()).items).toEqual([
      {
        id: guid,
        url: link(article?.id),
        title: 'Wax',
        summary: '1 < 2 & more',
        content_html: html,
        tags: [heritage],
        date_published: published.toISOString(),
        date_modified: changed.toISOString(),
      },
    ]);
  });

  test('show a text that exists only in the other language, and say so', async () => {
    const [other, suffix] = language === 'en' ? ['id', 'Id'] : ['en', 'En'];
    await addNews({ [`excerpt${suffix}`]: 'Only', [`content${suffix}`]: '*Wax*' }, inOwn({ content: 'Own' }));
    const html = `<div lang="${other}"><p><em>Wax</em></p>\n</div>`;
    expect((await rss()).items?.map(({ dc, content }) => [dc?.languages, content?.encoded])).toEqual([
      [undefined, '<p>Own</p>'],
      [[other], html],
    ]);
    const items = (await json()).items?.map((item) => [item.language, item.summary, item.content_html]);
    expect(items).toEqual([
      [undefined, undefined, '<p>Own</p>'],
      [other, 'Only', html],
    ]);
  });

  test('have absolute addresses in the text, wherever it is read', async () => {
    const [article] = await addNews(
      inOwn({
        content: '![Cloth](/images/1_cloth.png) [us](/contact) [below](#wax) [x](https://x.example/)',
      }),
    );
    const expected = [
      ` src="${origin}/images/1_cloth.png"`,
      ` href="${origin}/contact"`,
      ` href="${link(article?.id)}#wax"`,
      ' href="https://x.example/"',
    ];
    for (const html of [(await rss()).items?.[0]?.content?.encoded, (await json()).items?.[0]?.content_html])
      expect(html?.match(/ (?:src|href)="[^"]*"/g)).toEqual(expected);
  });

  test('name the author of an article that has one', async () => {
    const names = ['Sari & <Dewi>', ''];
    await addNews(...names.map((author, i) => ({ author, publishedAt: new Date(Date.UTC(2026, 0, 9 - i)) })));
    const { items = [] } = await rss();
    expect(items.map(({ dc }) => dc?.creators)).toEqual([['Sari & <Dewi>'], undefined]);
    expect((await json()).items?.map(({ authors }) => authors)).toEqual([
      [{ name: 'Sari & <Dewi>' }],
      undefined,
    ]);
  });

  test('have the captions of the pictures in the text', async () => {
    const [image] = await addImages({ ...inOwn({ caption: 'Drawing the line' }), credit: 'Sari' });
    await addNews(inOwn({ content: `![](${image?.url})` }));
    const figure =
      /<figure>.* src="http:\/\/localhost:4000\/images\/.*<figcaption>Drawing the line <small>.+: Sari</s;
    expect((await rss()).items?.[0]?.content?.encoded).toMatch(figure);
    expect((await json()).items?.[0]?.content_html).toMatch(figure);
  });

  test('have the picture of an article, with its size if the site stores it', async () => {
    const [image] = await addImages({ size: 1234, type: 'image/webp' });
    const foreign = 'https://x.example/wax.jpg?a=1&b=2';
    const newestFirst = [image?.url ?? '', foreign, '/api/placeholder/800/600', null];
    await addNews(
      ...newestFirst.map((imageUrl, i) => ({ imageUrl, publishedAt: new Date(Date.UTC(2026, 0, 9 - i)) })),
    );
    const stored = { url: origin + image?.url, type: 'image/webp' };
    const cloth = `${origin}/api/placeholder/800/600`;
    const { items = [] } = await rss();
    expect(items.map(({ enclosures }) => enclosures)).toEqual([
      [{ ...stored, length: 1234 }],
      undefined,
      undefined,
      undefined,
    ]);
    expect(items.map(({ media }) => media?.contents)).toEqual([
      [{ ...stored, fileSize: 1234, medium: 'image' }],
      [{ url: foreign, medium: 'image' }],
      [{ url: cloth, medium: 'image' }],
      undefined,
    ]);
    expect((await json()).items?.map((item) => item.image)).toEqual([stored.url, foreign, cloth, undefined]);
  });

  test('show a category that has no name as it was entered', async () => {
    await addNews({ category: 'constructor' });
    expect((await rss()).items?.[0]?.categories).toEqual([{ name: 'constructor' }]);
  });

  test('omit characters that XML cannot contain, from rows stored before they were refused', async () => {
    const text = 'a\uFFFE\uFFFF\u0001b';
    await addNews({ ...inOwn({ title: text, excerpt: text, content: text }), category: text });
    expect(await inXml(await readXml(), '//item/title/text()')).toEqual(['<![CDATA[ab]]>']);
    expect(await inXml(await readXml(), '//item/category/text()')).toEqual(['ab']);
  });

  test('stay well-formed whatever an article contains', async () => {
    await addContent({ key: 'site_name', valueEn: hostile, valueId: hostile });
    await addNews({
      ...inOwn({ title: hostile, excerpt: hostile, content: hostile }),
      category: hostile,
      imageUrl: `https://x.example/${hostile}`,
    });
    expect(await inXml(await readXml(), '//script')).toEqual([]);
    const [item] = (await rss()).items ?? [];
    expect([item?.title, item?.categories?.[0]?.name]).toEqual([hostile, hostile]);
    expect((await json()).items?.[0]?.title).toBe(hostile);
  });

  test('exist before the first article', async () => {
    expect(await inXml(await readXml(), '//item')).toEqual([]);
    const { items } = JSON.parse(await read('json', 'application/feed+json')) as { items: unknown };
    expect(items).toEqual([]);
  });
});
