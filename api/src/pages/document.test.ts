import { describe, expect, test } from 'vitest';
import { fillDocument } from './document.ts';
import type { DocumentHead } from '../../../web/src/shared/pages/documentHead.ts';
import type { RenderedPage } from '../../../web/src/shared/pages/renderedPage.ts';

const template =
  '<!doctype html><html><head><!--head--></head><body><div id="root"><!--page--></div><!--seed--></body></html>';
const origin = 'https://example.org';
/** The scripts in each document: the one that runs before the first layout, and the seed. */
const ownScripts = 2;

const site = { name: 'Pageant', tagline: 'Wax', profile: 'https://social.example.org/pageant' };
const article = {
  kind: 'article',
  author: '',
  published: '2026-01-02T03:04:05.000Z',
  modified: '2026-02-03T04:05:06.000Z',
  section: 'Culture',
} as const;

/** A page’s document, and functions that read it as a browser does. */
function documentOf(
  head: Partial<DocumentHead> = {},
  page: Partial<RenderedPage> = {},
  path = '/news/12?utm=1&lang=id',
  theme?: 'light' | 'dark',
) {
  const html = fillDocument({
    template,
    page: {
      status: 200,
      html: '<p>Page</p>',
      head: { title: 'Title', description: 'Description', ...head },
      seed: [],
      modules: [],
      ...page,
    },
    preloads: '',
    origin,
    url: new URL(path, 'http://internal:4000'),
    language: 'en',
    today: '2026-11-23',
    theme,
  });
  return {
    html,
    /** The attribute of the one tag that matches, as a browser reads it. */
    attribute: (tag: RegExp, name: string) => {
      const tags = (html.match(/<(meta|link)[^>]*>/g) ?? []).filter((text) => tag.test(text));
      expect(tags).toHaveLength(1);
      return unescapeHtml(new RegExp(` ${name}="([^"]*)"`).exec(tags[0] ?? '')?.[1] ?? '');
    },
  };
}

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

describe('the head', () => {
  const hostile = `</title><script>alert("1")</script> & 'x' $& $1 <!--page-->`;

  test('escapes the title and the description', () => {
    const { html, attribute } = documentOf({ title: hostile, description: hostile });
    expect(html.match(/<script/g)).toHaveLength(ownScripts);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(unescapeHtml(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')).toBe(hostile);
    expect(attribute(/name="description"/, 'content')).toBe(hostile);
    expect(attribute(/"og:title"/, 'content')).toBe(hostile);
    expect(attribute(/"og:description"/, 'content')).toBe(hostile);
  });

  test('falls back to the tagline as its description, except for a page of an item', () => {
    const { html } = documentOf({ description: '', subject: { kind: 'artwork', origin: 'Solo' }, site });
    expect(html).not.toMatch(/name="description"|"og:description"/);
    for (const subject of [{ kind: 'home' }, { kind: 'questions', questions: [] }, undefined] as const) {
      const { attribute } = documentOf({ description: '', ...(subject && { subject }), site });
      expect(attribute(/name="description"/, 'content')).toBe('Wax');
      expect(attribute(/"og:description"/, 'content')).toBe('Wax');
    }
  });

  test('has one canonical address, and one for each language', () => {
    const { attribute } = documentOf({}, {}, '/news?category=culture&q=wax&utm=1&lang=id');
    const page = `${origin}/news?category=culture&q=wax`;
    expect(attribute(/rel="canonical"/, 'href')).toBe(`${page}&lang=en`);
    expect(attribute(/"og:url"/, 'content')).toBe(`${page}&lang=en`);
    expect(attribute(/hreflang="en"/, 'href')).toBe(`${page}&lang=en`);
    expect(attribute(/hreflang="id"/, 'href')).toBe(`${page}&lang=id`);
    expect(attribute(/hreflang="x-default"/, 'href')).toBe(page);
  });

  test('claims no translation that does not exist', () => {
    const { html, attribute } = documentOf({ languages: ['id'] }, {}, '/news/12?lang=en');
    expect(attribute(/rel="canonical"/, 'href')).toBe(`${origin}/news/12?lang=id`);
    expect(attribute(/"og:url"/, 'content')).toBe(`${origin}/news/12?lang=id`);
    expect(attribute(/hreflang="id"/, 'href')).toBe(`${origin}/news/12?lang=id`);
    expect(attribute(/"og:locale"/, 'content')).toBe('id_ID');
    expect(html).not.toMatch(/hreflang="en"|"og:locale:alternate"/);
  });

  test('has the same addresses for the same search', () => {
    const words = 'wax '.repeat(10).trim();
    const canonicalOf = (q: string) =>
      documentOf({}, {}, `/news?q=${encodeURIComponent(q)}`).attribute(/rel="canonical"/, 'href');
    expect(canonicalOf(`  ${words} ${'more '.repeat(3_000)}`)).toBe(canonicalOf(words));
    expect(canonicalOf('w'.repeat(14_000))).toBe(`${origin}/news?q=${'w'.repeat(200)}`);
    expect(canonicalOf(' ')).toBe(`${origin}/news`);
  });

  test('has an address without a language as the default for all readers', () => {
    const { attribute } = documentOf({}, {}, '/news/12');
    expect(attribute(/rel="canonical"/, 'href')).toBe(`${origin}/news/12`);
    expect(attribute(/"og:url"/, 'content')).toBe(`${origin}/news/12`);
    expect(attribute(/hreflang="en"/, 'href')).toBe(`${origin}/news/12?lang=en`);
  });

  test.each(['fr', '', 'EN'])('has the default for all readers at an unknown language: “%s”', (language) => {
    const { attribute } = documentOf({}, {}, `/news/12?lang=${language}`);
    expect(attribute(/rel="canonical"/, 'href')).toBe(`${origin}/news/12`);
    expect(attribute(/"og:url"/, 'content')).toBe(`${origin}/news/12`);
  });

  test('names the feeds', () => {
    const titlesOf = ({ attribute }: ReturnType<typeof documentOf>) =>
      [/rss\+xml/, /feed\+json/].map((type) => attribute(type, 'title'));
    expect(titlesOf(documentOf({ site }))).toEqual(['Pageant (RSS)', 'Pageant (JSON Feed)']);
    expect(titlesOf(documentOf())).toEqual(['RSS', 'JSON Feed']);
  });

  test('keeps an address inside its attribute', () => {
    const { html, attribute } = documentOf({}, {}, '/news?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(html.match(/<script/g)).toHaveLength(ownScripts);
    expect(new URL(attribute(/rel="canonical"/, 'href')).searchParams.get('q')).toBe(
      '"><script>alert(1)</script>',
    );
  });

  test('has a title cut at a word, before the site’s name', () => {
    const title = 'What a cloth from the north coast says about the people who made it';
    const { html, attribute } = documentOf({ title, site });
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(
      'What a cloth from the north coast says about the people who… – Pageant',
    );
    expect(attribute(/"og:title"/, 'content')).toBe(title);
    expect(documentOf({ title: 'News', site }).html).toContain('<title>News – Pageant</title>');
  });

  test('names the site, the picture and the other language for link previews', () => {
    const { attribute } = documentOf({ site });
    expect(attribute(/"og:site_name"/, 'content')).toBe('Pageant');
    expect(attribute(/"og:image:alt"/, 'content')).toBe('Pageant: Wax');
    expect(attribute(/"og:locale:alternate"/, 'content')).toBe('id_ID');
    const picture = documentOf({ site, image: '/social/en/news/12.png' });
    expect(picture.attribute(/"og:image:alt"/, 'content')).toBe('Title');
  });

  test('states an article’s dates and section', () => {
    const { attribute } = documentOf({ subject: article, site });
    expect(attribute(/"og:type"/, 'content')).toBe('article');
    expect(attribute(/"article:published_time"/, 'content')).toBe(article.published);
    expect(attribute(/"article:modified_time"/, 'content')).toBe(article.modified);
    expect(attribute(/"article:section"/, 'content')).toBe('Culture');
  });

  test('links to the feed and an image in the page’s language', () => {
    const { attribute } = documentOf();
    expect(attribute(/rss\+xml/, 'href')).toBe('/feed/en.xml');
    expect(attribute(/"og:image"/, 'content')).toBe(`${origin}/social/en/site.png`);
    expect(attribute(/"og:locale"/, 'content')).toBe('en_US');
    const own = documentOf({ image: '/social/en/news/12.png' });
    expect(own.attribute(/"og:image"/, 'content')).toBe(`${origin}/social/en/news/12.png`);
  });

  test('keeps hidden pages, and those that depend on any text, out of search engines', () => {
    expect(documentOf({ hidden: true }).attribute(/name="robots"/, 'content')).toBe('noindex');
    const html = (path: string) => documentOf({ site }, {}, path).html;
    expect(html('/news/12?category=culture&lang=id')).not.toContain('noindex');
    for (const path of ['/news?q=wax', '/search?q=wax', '/contact?community=Wax']) {
      expect(html(path)).toContain('<meta name="robots" content="noindex"');
      expect(html(path)).not.toContain('ld+json');
    }
  });

  test.each([
    ['', [`${origin}/`, `${origin}/news`, `${origin}/news/13`]],
    ['?lang=en', [`${origin}/?lang=en`, `${origin}/news?lang=en`, `${origin}/news/13?lang=en`]],
  ])('has a breadcrumb whose addresses have one form: %s', (search, items) => {
    const trail = [{ title: 'News', path: '/news' }];
    const { html } = documentOf({ trail, site }, {}, `/news/13${search}`);
    const crumbs = [...html.matchAll(/"item":"([^"]*)"/g)].map(([, item]) => item);
    expect(crumbs).toEqual(items);
  });

  test('has structured data that cannot end its script early', () => {
    const title = '</script><script>alert(1)';
    const { html } = documentOf({ title, subject: article, site });
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ headline: title }, {}] });
    expect(html.match(/<script/g)).toHaveLength(ownScripts + 1);
  });
});

describe('the seed', () => {
  const seedOf = (html: string) => {
    const json = /<script type="application\/json" id="seed">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    return { json, seed: JSON.parse(json) as { language: string; operations: unknown } };
  };

  test.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    '</SCRIPT >',
    'a\u2028b\u2029c',
    '$& $1 $$',
    '<!--head-->',
  ])('contains any text without ending early: %j', (text) => {
    const operations = [{ id: 'x', variables: { text }, payload: { data: { [text]: text } } }];
    const { html } = documentOf({}, { seed: operations });
    const { json, seed } = seedOf(html);
    expect(seed).toEqual({ language: 'en', today: '2026-11-23', operations });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(html.match(/<script/g)).toHaveLength(ownScripts);
  });
});

describe('the document', () => {
  test('contains the rendered page', () => {
    const { html } = documentOf({}, { html: '<p>$& $1 <!--seed--></p>' });
    expect(html).toContain('<div id="root"><p>$& $1 <!--seed--></p></div>');
  });

  test('states its language, and the theme if one was chosen', () => {
    expect(documentOf().html).toContain('<html lang="en">');
    expect(documentOf({}, {}, '/', 'dark').html).toContain('<html lang="en" class="dark">');
  });
});
