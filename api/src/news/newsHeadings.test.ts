import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const { graphql } = useTestApp();

interface Outline {
  contentHtmlEn: string;
  headingsEn: { anchor: string; level: number; text: string }[];
  openingEn: string;
  readingMinutesEn: number;
}

async function outline(contentEn: string): Promise<Outline> {
  const [row] = await addNews({ contentEn });
  const { data } = await graphql<{ newsArticle: Outline }>(
    `
      query ($id: Int!) {
        newsArticle(id: $id) {
          contentHtmlEn
          headingsEn {
            anchor
            level
            text
          }
          openingEn
          readingMinutesEn
        }
      }
    `,
    { id: row?.id },
  );
  return data.newsArticle;
}

test('lists the headings of a text, whose ids follow from their words', async () => {
  const { headingsEn, contentHtmlEn } = await outline(
    '## The *hot* wax & `tjanting`!\n\ntext\n\n### Café [1990](/x)\n\n##\n\n## ???',
  );
  expect(headingsEn).toEqual([
    { anchor: 'h-the-hot-wax-tjanting', level: 2, text: 'The hot wax & tjanting!' },
    { anchor: 'h-cafe-1990', level: 3, text: 'Café 1990' },
    { anchor: 'h-', level: 2, text: '???' },
  ]);
  expect(contentHtmlEn).toContain('<h3 id="h-cafe-1990">Café <a href="/x">1990</a></h3>');
});

test('gives every heading an id of its own', async () => {
  const anchors = async (...titles: string[]) =>
    (await outline(titles.map((title) => `## ${title}\n\n`).join(''))).headingsEn.map(({ anchor }) => anchor);
  expect(await anchors('Wax', 'Wax 2', 'wax', 'Wax!', 'wax 2')).toEqual([
    'h-wax',
    'h-wax-2',
    'h-wax-3',
    'h-wax-4',
    'h-wax-2-2',
  ]);
  expect(new Set(await anchors(...Array.from({ length: 2_000 }, () => 'a')))).toHaveProperty('size', 2_000);
});

test.each([
  ['', 1],
  ['word '.repeat(299), 1],
  ['word '.repeat(300), 2],
  [`${'word '.repeat(100)}\n\n- ${'a **b** '.repeat(250)}\n\n![alt](/a.jpg "title") [x](/y "title")`, 3],
])('states how long a text takes to read, at least a minute', async (text, minutes) => {
  expect((await outline(text)).readingMinutesEn).toBe(minutes);
});

test.each([
  ['', ''],
  ['## Wax\n\n*Hot* & [dyed](/x "title")', 'Wax · Hot & dyed'],
  [`${'wax '.repeat(39)}dyeing then`, `${'wax '.repeat(39).trim()}…`],
  ['w'.repeat(200), `${'w'.repeat(159)}…`],
])('has an opening in plain words, cut at a word', async (text, opening) => {
  expect((await outline(text)).openingEn).toBe(opening);
});
