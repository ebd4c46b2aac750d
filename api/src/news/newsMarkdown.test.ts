import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const { graphql } = useTestApp();

/** An article's text as the page shows it. */
async function rendered(contentEn: string): Promise<string> {
  const [row] = await addNews({ contentEn });
  const { data } = await graphql<{ newsArticle: { contentHtmlEn: string } }>(
    'query ($id: Int!) { newsArticle(id: $id) { contentHtmlEn } }',
    { id: row?.id },
  );
  return data.newsArticle.contentHtmlEn;
}

describe('an article’s text', () => {
  test.each([
    ['## Wax', '<h2 id="h-wax">Wax</h2>\n'],
    ['*hot* and **hotter**', '<p><em>hot</em> and <strong>hotter</strong></p>\n'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
    ['> said', '<blockquote>\n<p>said</p>\n</blockquote>\n'],
    ['[site](/heritage)', '<p><a href="/heritage">site</a></p>\n'],
    ['[mail](mailto:a@example.org)', '<p><a href="mailto:a@example.org">mail</a></p>\n'],
    ['[out](https://example.org/?a=1&b=2)', '<p><a href="https://example.org/?a=1&amp;b=2">out</a></p>\n'],
    ['![Wax](/wax.jpg)', '<p><img src="/wax.jpg" alt="Wax" loading="lazy"></p>\n'],
    [
      '```\nwax\n```\n\n    dye',
      '<pre role="region" aria-label="Code 1" tabindex="0"><code>wax\n</code></pre>\n<pre role="region" aria-label="Code 2" tabindex="0"><code>dye\n</code></pre>\n',
    ],
    ['', ''],
  ])('renders Markdown: %j', async (markdown, html) => {
    expect(await rendered(markdown)).toBe(html);
  });

  test('lets the keyboard scroll a table, which is named in the language of the text', async () => {
    const table = '| Wax |\n| --- |\n| hot |';
    const [row] = await addNews({ contentEn: table, contentId: table });
    const { data } = await graphql<{ newsArticle: Record<string, string> }>(
      'query ($id: Int!) { newsArticle(id: $id) { contentHtmlEn contentHtmlId } }',
      { id: row?.id },
    );
    const { contentHtmlEn, contentHtmlId } = data.newsArticle;
    expect(contentHtmlEn).toMatch(/^<div role="region" aria-label="Table 1" tabindex="0">\s*<table>/);
    expect(contentHtmlEn).toMatch(/<\/table>\s*<\/div>\n$/);
    expect(contentHtmlId).toContain('aria-label="Tabel 1"');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://example.org"></iframe>',
    'text <b onclick="x">bold</b>',
    '<!-- comment -->',
    '</div>',
  ])('shows HTML as text: %s', async (markdown) => {
    expect(await rendered(markdown)).not.toMatch(/<(?!\/?p>)/);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java\u0000script:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//example.org)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,<svg>)',
    '[x][1]\n\n[1]: javascript:alert(1)',
  ])('does not link to anything that could run code: %j', async (markdown) => {
    expect(await rendered(markdown.replaceAll('\u0000', ''))).not.toMatch(/<(a|img)|href|src=/);
  });

  test('escapes characters that would break out of an attribute', async () => {
    expect(await rendered('[x](/a"onclick="alert(1))')).not.toMatch(/"onclick/);
    expect(await rendered('![" onerror="alert(1)](/a.jpg "\\" onload=\\"x")')).not.toMatch(
      /" on(error|load)=/,
    );
  });

  test('is rendered in each language from its own text', async () => {
    const [row] = await addNews({ contentEn: '*wax*', contentId: '*malam*' });
    const { data } = await graphql(
      'query ($id: Int!) { newsArticle(id: $id) { contentEn contentHtmlEn contentHtmlId } }',
      { id: row?.id },
    );
    expect(data).toEqual({
      newsArticle: {
        contentEn: '*wax*',
        contentHtmlEn: '<p><em>wax</em></p>\n',
        contentHtmlId: '<p><em>malam</em></p>\n',
      },
    });
  });
});
