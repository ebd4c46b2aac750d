import { expect, test } from 'vitest';
import { addImages } from '../images/images.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const { graphql } = useTestApp();

interface Html {
  contentHtmlEn: string;
  contentHtmlId: string;
}

/** A text as the page shows it, in both languages. */
async function rendered(text: string): Promise<Html> {
  const [row] = await addNews({ contentEn: text, contentId: text });
  const { data } = await graphql<{ newsArticle: Html }>(
    'query ($id: Int!) { newsArticle(id: $id) { contentHtmlEn contentHtmlId } }',
    { id: row?.id },
  );
  return data.newsArticle;
}

/** A picture of the library with a caption and a credit. */
async function captioned(): Promise<string> {
  const [image] = await addImages({
    altEn: 'Hands & wax',
    captionEn: 'She draws <the> line.',
    captionId: 'Ia menarik garis.',
    credit: 'Sari',
  });
  return image?.url ?? '';
}

const img = (url: string, alt: string) =>
  `<img src="${url}" alt="${alt}" width="2000" height="1000" loading="lazy">`;

const figure = (content: string, caption = 'She draws &lt;the&gt; line. ') =>
  `<figure>${content}<figcaption>${caption}<small>Photo: Sari</small></figcaption>\n</figure>\n`;

test('shows a picture of the library with its caption and credit, in the text’s language', async () => {
  const url = await captioned();
  const { contentHtmlEn, contentHtmlId } = await rendered(`![](${url})`);
  expect(contentHtmlEn).toBe(figure(img(url, 'Hands &amp; wax')));
  expect(contentHtmlId).toBe(
    `<figure>${img(url, '')}<figcaption>Ia menarik garis. <small>Foto: Sari</small></figcaption>\n</figure>\n`,
  );
});

test.each([
  [{ captionEn: 'Wax', captionId: 'Malam' }, 'Wax'],
  [{ credit: 'Sari' }, '<small>Photo: Sari</small>'],
])('shows a picture with only one of both: %j', async (texts, words) => {
  const [image] = await addImages(texts);
  const { contentHtmlEn } = await rendered(`![x](${image?.url})`);
  expect(contentHtmlEn).toBe(
    `<figure>${img(image?.url ?? '', 'x')}<figcaption>${words}</figcaption>\n</figure>\n`,
  );
});

test('divides a paragraph at its captioned pictures, linked ones too', async () => {
  const url = await captioned();
  const { contentHtmlEn } = await rendered(`Before  \n![A](${url})\n[![B](${url})](/news) *after*`);
  expect(contentHtmlEn).toBe(
    `<p>Before</p>\n${figure(img(url, 'A'))}${figure(`<a href="/news">${img(url, 'B')}</a>`)}<p><em>after</em></p>\n`,
  );
});

test('shows other pictures as they are, with the size of those of the library', async () => {
  const [image] = await addImages({});
  const url = image?.url ?? '';
  const foreign = '<img src="https://example.org/a.jpg" alt="" loading="lazy">';
  expect((await rendered(`![](${url}) ![](https://example.org/a.jpg)`)).contentHtmlEn).toBe(
    `<p>${img(url, '')} ${foreign}</p>\n`,
  );
});

test.each([
  ['a heading', (picture: string) => `## ${picture}`],
  ['strong text', (picture: string) => `**${picture}**`],
  ['a table', (picture: string) => `| ${picture} |\n| - |`],
])('puts no figure into %s', async (_where, text) => {
  const { contentHtmlEn } = await rendered(text(`![A](${await captioned()})`));
  expect(contentHtmlEn).toMatch(/<img .*width="2000"/);
  expect(contentHtmlEn).not.toContain('figure');
});

test('puts a figure into an item of a list', async () => {
  const url = await captioned();
  const { contentHtmlEn } = await rendered(`- ![A](${url})`);
  expect(contentHtmlEn.replaceAll('\n', '')).toBe(
    `<ul><li>${figure(img(url, 'A')).replaceAll('\n', '')}</li></ul>`,
  );
});
