import { expect, test } from 'vitest';
import { addContent } from '../content/content.samples.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { prisma } from './client.ts';
import { seed } from './seed/seed.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

/** The numbers on the dashboard. */
async function missing(): Promise<Record<string, number>> {
  const session = await signIn();
  statements.length = 0;
  const { data } = await graphql<{ missingTranslations: Record<string, number> }>(
    '{ missingTranslations { content news communities timeline batikPatterns images } }',
    {},
    session,
  );
  return data.missingTranslations;
}

const nothing = { content: 0, news: 0, communities: 0, timeline: 0, batikPatterns: 0, images: 0 };

test('the sample content is complete, and counting takes one statement for each noun', async () => {
  await seed();
  expect(await missing()).toEqual(nothing);
  const counts = statements.filter(({ sql }) => /FROM .*"(ContentEntry|Image|NewsArticle)"/.test(sql));
  expect(counts).toHaveLength(3);
});

const texts = { excerptEn: 'A', excerptId: 'B', contentEn: 'C', contentId: 'D' };

test.each([
  [{ ...texts }, 0],
  [{ ...texts, excerptEn: '', excerptId: '' }, 0],
  [{ ...texts, excerptId: '' }, 1],
  [{ ...texts, contentEn: '' }, 1],
  [{ ...texts, contentId: 'C' }, 1],
  [{ ...texts, titleEn: 'One title', titleId: 'One title' }, 1],
  [{ ...texts, excerptEn: '', contentEn: '', published: false }, 1],
])('an article with %j counts %i', async (article, count) => {
  await addNews(article);
  expect(await missing()).toEqual({ ...nothing, news: count });
});

const words = { descriptionEn: 'The same', descriptionId: 'The same' };
const name = { nameEn: 'Parang', nameId: 'Parang' };
const place = { location: 'Solo', imageUrl: '/a' };

test('names and years may be the same in both languages, sentences may not', async () => {
  const community = { ...name, ...place, descriptionEn: 'One', descriptionId: 'Satu' };
  const year = { yearEn: '2009', yearId: '2009', imageUrl: '/a' };
  const item = { ...year, titleEn: 'Day', titleId: 'Hari', descriptionEn: 'One', descriptionId: 'Satu' };
  await prisma.community.createMany({ data: [community, { ...community, ...words }] });
  await prisma.timelineItem.createMany({
    data: [item, { ...item, ...words }, { ...item, titleId: 'Day' }],
  });
  await prisma.batikPattern.createMany({
    data: [name, { ...name, ...words }, { ...name, meaningEn: 'One' }],
  });
  expect(await missing()).toEqual({ ...nothing, communities: 1, timeline: 2, batikPatterns: 2 });
});

test('content entries count if their built-in texts differ by language', async () => {
  const same = (key: string, value = 'The same') => ({ key, valueEn: value, valueId: value });
  await addContent(same('hero_subtitle'), same('about_description'), same('competition.stage.1.title'));
  expect((await missing())['content']).toBe(3);
  await prisma.contentEntry.deleteMany();
  await addContent(
    same('site_name', 'Mahkota'),
    same('hero_title', 'Mahkota'),
    same('hero_background_image', '/a.png'),
    same('competition.link', 'https://example.org/'),
    same('unknown', 'Who reads this'),
  );
  expect((await missing())['content']).toBe(0);
});

test('what is behind is counted for every noun', async () => {
  const rightTexts = { descriptionId: 'As it was' };
  await prisma.community.createMany({
    data: [
      { ...name, ...place, rightTexts },
      { ...name, ...place },
    ],
  });
  await addNews({ rightTexts: { titleId: 'As it was' } }, { rightTexts: { titleEn: 'Dulu' } });
  await addImages({ rightTexts: { altId: 'As it was' } });
  await addContent({ key: 'hero_title', rightTexts: { valueId: 'As it was' } });
  const { data } = await graphql<{ translationsBehind: object }>(
    '{ translationsBehind { content news communities timeline batikPatterns images } }',
    {},
    await signIn(),
  );
  expect(data.translationsBehind).toEqual({ ...nothing, content: 1, news: 2, communities: 1, images: 1 });
});
