import { beforeEach, describe, expect, test } from 'vitest';
import { addCommunities } from '../communities/communities.samples.ts';
import { addContent } from '../content/content.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { addPatterns } from '../patterns/patterns.samples.ts';
import { prisma } from '../database/client.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import type { SearchResult } from './search.ts';

const statements = recordStatements();
const { graphql, send, signIn } = useTestApp();

const textOf = (parts: SearchResult['title']) => parts.map(({ text }) => text).join('');

/** What a search over REST finds. */
async function search(text: string, language = 'en', headers: Record<string, string> = {}) {
  const response = await send(`/api/search?${new URLSearchParams({ q: text, lang: language })}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as SearchResult[];
}

/** The titles that it finds. */
const found = async (...question: Parameters<typeof search>) =>
  (await search(...question)).map(({ title }) => textOf(title));

/** The paths that it finds. */
const paths = async (...question: Parameters<typeof search>) =>
  (await search(...question)).map(({ path }) => path);

describe('the search of the site', () => {
  test('finds every noun, with links to their places', async () => {
    const [article] = await addNews({ titleEn: 'A', contentEn: 'Dipped in **zindigo**.' });
    const [pattern] = await addPatterns({ nameEn: 'B', origin: 'Zindigo bay' });
    const [community] = await addCommunities({ nameEn: 'C', descriptionEn: 'zindigo' });
    const [partner] = await addPartners({ name: 'D', description: 'zindigo' });
    await addContent({ key: 'heritage.mission.text', valueEn: 'For zindigo.', valueId: 'x' });
    const results = await search('zindigo');
    expect(results.map(({ kind, path }) => [kind, path])).toEqual([
      ['page', '/heritage'],
      ['article', `/news/${article?.id}`],
      ['pattern', `/heritage/${pattern?.id}`],
      ['community', `/communities/${community?.id}`],
      ['partner', `/partners#partners-${partner?.tier}`],
    ]);
    expect(results[1]).toEqual({
      kind: 'article',
      path: `/news/${article?.id}`,
      title: [{ text: 'A', isMatch: false }],
      imageUrl: article?.imageUrl ?? null,
      excerpt: [
        { text: 'Dipped in ', isMatch: false },
        { text: 'zindigo', isMatch: true },
        { text: '.', isMatch: false },
      ],
    });
  });

  test('finds pages by their names and fallbacks, and questions, in the language', async () => {
    expect(await paths('privacy policy')).toContain('/privacy');
    expect(await paths('kebijakan privasi', 'id')).toContain('/privacy');
    expect(await paths('UNESCO')).toContain('/heritage');
    expect(await paths('become a sponsor')).toEqual(['/contact#question-partner']);
    expect(await found('menjadi mitra atau sponsor', 'id')).toEqual([
      'Bagaimana cara menjadi mitra atau sponsor?',
    ]);
    expect(await paths('partners')).toContain('/partners');
  });

  test('finds what editors stored instead of a fallback, unless they hid it', async () => {
    await addContent({ key: 'heritage.milestone.1.text', valueEn: 'Zindigo.', valueId: 'Nila.' });
    expect(await paths('zindigo')).toEqual(['/heritage']);
    expect(await paths('zindigo', 'id')).toEqual([]);
    expect(await paths('Abu Dhabi')).toEqual([]);
    await prisma.contentEntry.updateMany({ data: { hidden: true } });
    for (const text of ['zindigo', 'Abu Dhabi']) expect(await paths(text)).toEqual([]);
  });

  test('ignores characters that nobody sees', async () => {
    await addNews({ titleEn: 'Zax' });
    expect(await found('\u200Bz\u200Ba\u00ADx\u2060')).toEqual(['Zax']);
  });

  test('shows matches in titles first, then the newest; the same for kinds', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await addNews(
      { titleEn: 'Old', contentEn: 'zindigo', publishedAt: at(2) },
      { titleEn: 'Old zindigo', publishedAt: at(1) },
      { titleEn: 'New', contentEn: 'zindigo', publishedAt: at(4) },
      { titleEn: 'New zindigo', contentEn: 'zindigo', publishedAt: at(3) },
    );
    await addContent({ key: 'hero_title', valueEn: 'zindigo', valueId: 'x' });
    expect(await found('zindigo')).toEqual(['New zindigo', 'Old zindigo', 'New', 'Old', 'Home']);
  });

  test('requires every word, and finds at most ten of a kind', async () => {
    await addNews(...Array.from({ length: 12 }, () => ({ titleEn: 'zindigo', contentEn: 'and zwax' })));
    expect(await found('zindigo zwax')).toHaveLength(10);
    expect(await found('zindigo zother')).toEqual([]);
  });
});

describe('nothing hidden is found, also by an admin', () => {
  beforeEach(async () => {
    await addNews({ titleEn: 'zindigo', published: false });
    await addCommunities({ nameEn: 'zindigo', active: false });
    await addPartners({ name: 'zindigo', active: false });
    // Shown nowhere: a key that the site does not read, a picture, and a text of every page.
    await addContent(
      { key: 'unknown', valueEn: 'zindigo', valueId: 'x' },
      { key: 'about_image', valueEn: '/zindigo.png', valueId: 'x' },
      { key: 'competition.timeline.1.start', valueEn: 'zindigo', valueId: 'x' },
    );
  });

  test.each(['a visitor', 'an admin'])('as %s', async (who) => {
    expect(await found('zindigo', 'en', who === 'an admin' ? await signIn() : {})).toEqual([]);
  });
});

describe('beyond the newest two thousand articles', () => {
  /** Articles with the same text, and an older one. */
  const addOld = (count: number, contentEn: string) =>
    addNews(
      {
        titleEn: 'Old',
        contentEn: 'zindigo, zindi digo, zrare, qx, wax',
        publishedAt: new Date('2020-01-01'),
      },
      ...Array.from({ length: count }, (_, index) => ({
        titleEn: `Common ${index}`,
        contentEn,
        publishedAt: new Date(Date.UTC(2024, 0, 1, 0, index)),
      })),
    );

  test('finds a word that no newer article has, also beside a frequent or a short one', async () => {
    await addOld(2001, 'wax');
    for (const text of ['zrare', 'wax zrare', 'zrare qx', 'zindigo qx']) {
      expect(await found(text)).toEqual(['Old']);
    }
  });

  test.each([
    ['a short word beside a frequent one', 'zindigo', 'zindigo qx', 'qx, zindigo'],
    ['a word whose groups of three letters are all frequent', 'zindi indig digo', 'zindigo', 'zindigo'],
  ])('looks among too many only in the newest for %s', async (_what, content, text, newer) => {
    await addOld(2001, content);
    expect(await found(text)).toEqual([]);
    expect(await found('zrare')).toEqual(['Old']);
    await addNews({ titleEn: 'New', contentEn: newer, publishedAt: new Date('2025-01-01') });
    expect(await found(text)).toEqual(['New']);
  });
});

describe('a strange text', () => {
  test('without three letters in a row finds nothing, without a statement', async () => {
    statements.length = 0;
    for (const text of ['', '  ', 'a', 'ab cd', '🎨🎨🎨', '%%%', '_', "'", '\0\0\0']) {
      expect(await search(text)).toEqual([]);
    }
    expect(statements).toEqual([]);
  });

  test('is taken literally', async () => {
    const titles = [
      '100% cotton',
      'snake_case',
      'back\\slash',
      "zart's",
      '(zab|b)*',
      'باتيك',
      'zart 🎨',
      `'; DROP TABLE "NewsArticle"; --`,
    ];
    const others = [{ titleEn: '100 cotton, snake case, backslash, DROP TABLE NewsArticle' }];
    await addNews(...titles.map((titleEn) => ({ titleEn })), ...others);
    for (const title of titles) expect(await found(title)).toEqual([title]);
    expect(await found('zart\0🎨')).toEqual(['zart 🎨']);
  });

  test.each([
    ['of 201 characters', 'a'.repeat(201)],
    ['of 11 words', 'wax '.repeat(11)],
  ])('%s is refused', async (_what, text) => {
    const { errors } = await graphql(
      'query ($text: String!) { search(query: $text, language: en) { path } }',
      { text },
    );
    expect(errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
    expect((await send(`/api/search?q=${encodeURIComponent(text)}`)).status).toBe(400);
  });

  test.each(['', '?q=wax&lang=fr'])('the parameters %j are refused', async (query) => {
    expect((await send(`/api/search${query}`)).status).toBe(400);
  });
});

describe('the answer', () => {
  test('takes one statement, and is shared until one of its nouns changes', async () => {
    statements.length = 0;
    await addNews({ titleEn: 'zindigo' });
    // The next moment of the schedule is looked up once for all answers.
    await found('other');
    statements.length = 0;
    expect(await found('zindigo')).toHaveLength(1);
    expect(await found('zindigo')).toHaveLength(1);
    expect(statements).toHaveLength(1);
    const response = await send('/api/search?q=zindigo&lang=en');
    expect(response.headers.get('Surrogate-Key')?.split(' ').toSorted()).toEqual([
      'BatikPattern',
      'Community',
      'ContentEntry',
      'NewsArticle',
      'Partner',
    ]);
    await prisma.partner.create({ data: { name: 'Zindigo', logoUrl: '/x.png' } });
    expect(await found('zindigo')).toHaveLength(2);
  });

  test.each([
    [{ Cookie: 'language=en' }, ['zindigo']],
    [{ Cookie: 'language=id' }, ['znila']],
    [{}, ['znila']],
  ])('is in the reader’s language if none is named: %j', async (headers, titles) => {
    await addNews({ titleEn: 'zindigo', titleId: 'x' }, { titleEn: 'x', titleId: 'znila' });
    const ask = async (text: string) => {
      const response = await send(`/api/search?q=${text}`, { headers });
      return ((await response.json()) as SearchResult[]).map(({ title }) => textOf(title));
    };
    expect([...(await ask('zindigo')), ...(await ask('znila'))]).toEqual(titles);
  });
});
