import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const { graphql, send, signIn } = useTestApp();

/** The English titles that a search over REST finds, in alphabetical order. */
async function found(search: string, headers: Record<string, string> = { Cookie: 'language=en' }) {
  const response = await send(`/api/news?search=${encodeURIComponent(search)}`, { headers });
  const body = (await response.json()) as { titleEn: string }[];
  return body.map(({ titleEn }) => titleEn).toSorted();
}

describe('a search', () => {
  test('finds words in the title or in the content, in any case', async () => {
    await addNews(
      { titleEn: 'INDIGO dyes', contentEn: '' },
      { titleEn: 'Dye baths', contentEn: 'The blue of Indigo.' },
      { titleEn: 'Wax', contentEn: 'Hot.', excerptEn: 'indigo', category: 'indigo' },
    );
    expect(await found('indigo')).toEqual(['Dye baths', 'INDIGO dyes']);
    expect(await found('INDIGO')).toEqual(['Dye baths', 'INDIGO dyes']);
  });

  test('finds parts of words', async () => {
    await addNews({ titleEn: 'Membatik' });
    expect(await found('batik')).toEqual(['Membatik']);
    expect(await found('a')).toEqual(['Membatik']);
  });

  test('requires every word, in any order and place', async () => {
    await addNews(
      { titleEn: 'Wax and indigo' },
      { titleEn: 'Indigo', contentEn: 'and wax' },
      { titleEn: 'Only wax' },
      { titleEn: 'Only indigo' },
    );
    expect(await found('wax  indigo')).toEqual(['Indigo', 'Wax and indigo']);
    expect(await found(' indigo\twax\n')).toEqual(['Indigo', 'Wax and indigo']);
  });

  test.each(['', '   ', '\t\n'])('for whitespace only finds everything: %j', async (search) => {
    await addNews({ titleEn: 'A' }, { titleEn: 'B' });
    expect(await found(search)).toEqual(['A', 'B']);
  });

  test.each([
    ['100%', '100% cotton'],
    ['%', '100% cotton'],
    ['snake_case', 'snake_case'],
    ['_', 'snake_case'],
    ['back\\slash', 'back\\slash'],
    ['\\', 'back\\slash'],
    ["it's", "it's"],
    ["'; DROP TABLE", `'; DROP TABLE "NewsArticle"; --`],
    ['"', `'; DROP TABLE "NewsArticle"; --`],
    ['(a|b)*', '(a|b)*'],
    ['$1', '$1'],
  ])('takes %s literally', async (search, title) => {
    const titles = ['100% cotton', 'snake_case', 'back\\slash', "it's", '(a|b)*', '$1'];
    await addNews(
      ...titles.map((titleEn) => ({ titleEn })),
      { titleEn: `'; DROP TABLE "NewsArticle"; --` },
      { titleEn: '100 cotton, snake case, backslash, its, ab' },
    );
    expect(await found(search)).toEqual([title]);
  });

  test('can be combined with a category', async () => {
    await addNews({ titleEn: 'Wax', category: 'events' }, { titleEn: 'Wax', category: 'culture' });
    const response = await send('/api/news?search=wax&category=events&language=en');
    expect(await response.json()).toMatchObject([{ category: 'events' }]);
  });
});

describe('the language of a search', () => {
  const english = { titleEn: 'kain', titleId: 'Satu' };
  const indonesian = { titleEn: 'Two', contentId: 'kain' };

  test('is the requested one, regardless of the reader’s', async () => {
    await addNews(english, indonesian);
    const ask = async (language: string) => {
      const { data } = await graphql<{ news: { edges: { node: { titleEn: string } }[] } }>(
        `{ news(search: "kain", language: ${language}) { edges { node { titleEn } } } }`,
        {},
        { Cookie: 'language=id' },
      );
      return data.news.edges.map(({ node }) => node.titleEn);
    };
    expect(await ask('en')).toEqual(['kain']);
    expect(await ask('id')).toEqual(['Two']);
    const response = await send('/api/news?search=kain&language=en', { headers: { Cookie: 'language=id' } });
    expect(await response.json()).toMatchObject([english]);
  });

  test.each([
    [{ Cookie: 'language=en' }, ['kain']],
    [{ Cookie: 'language=id' }, ['Two']],
    [{ Cookie: 'language=id', 'Accept-Language': 'en' }, ['Two']],
    [{ 'Accept-Language': 'en-GB,id;q=0.5' }, ['kain']],
    [{ 'Accept-Language': 'id-ID,en;q=0.5' }, ['Two']],
    [{ 'Accept-Language': 'fr' }, ['Two']],
    [{ Cookie: 'language=fr', 'Accept-Language': 'EN' }, ['kain']],
    [{}, ['Two']],
  ])('defaults to the reader’s: %j', async (headers, titles) => {
    await addNews(english, indonesian);
    expect(await found('kain', headers)).toEqual(titles);
  });
});

describe('the limits of a search', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'a').join(' ');
  const ask = async (search: string) => {
    const { errors } = await graphql(
      'query ($search: String) { news(search: $search) { pageInfo { endCursor } } }',
      {
        search,
      },
    );
    const { status } = await send(`/api/news?search=${encodeURIComponent(search)}`);
    return { code: errors?.[0]?.extensions?.code, status };
  };

  test.each([
    ['200 characters', 'a'.repeat(200)],
    ['10 words', words(10)],
  ])('%s are accepted', async (_what, search) => {
    expect(await ask(search)).toEqual({ code: undefined, status: 200 });
  });

  test.each([
    ['201 characters', 'a'.repeat(201)],
    ['11 words', words(11)],
  ])('%s are refused', async (_what, search) => {
    expect(await ask(search)).toEqual({ code: 'VALIDATION_FAILED', status: 400 });
  });

  test('control characters only separate words', async () => {
    await addNews({ titleEn: 'wax' });
    expect(await found('w\u0000a')).toEqual(['wax']);
  });
});

describe('among more articles than a search reads', () => {
  /** 2,100 articles with a word, of which every fifteenth has another one, and an old article. */
  beforeEach(async () => {
    await addNews({ titleEn: 'zrare', contentEn: 'wax loom', publishedAt: new Date('2019-01-01') });
    await prisma.$executeRaw`
      INSERT INTO "NewsArticle" ("titleEn", "titleId", "contentEn", category, "publishedAt", "updatedAt")
      SELECT 'Wax', 'Malam', CASE WHEN n % 15 = 0 THEN 'Loom' ELSE 'oom loo' END, 'culture',
        '2020-01-01'::timestamptz + n * interval '1 hour', now()
      FROM generate_series(1, 2100) AS n`;
  });

  interface Answer {
    news: { edges: { cursor: string; node: { titleEn: string } }[]; pageInfo: { hasNextPage: boolean } };
  }

  /** How many articles all pages of a search have, and how many are counted. */
  async function pagesAndTotal(text: string) {
    const titles: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { data } = await graphql<Answer>(
        `
          query ($text: String, $after: String) {
            news(first: 100, search: $text, language: en, after: $after) {
              edges {
                cursor
                node {
                  titleEn
                }
              }
              pageInfo {
                hasNextPage
              }
            }
          }
        `,
        { text, after },
      );
      titles.push(...data.news.edges.map(({ node }) => node.titleEn));
      after = data.news.edges.at(-1)?.cursor;
      if (!data.news.pageInfo.hasNextPage) break;
    }
    const { data } = await graphql<{ newsTotal: { matching: number } }>(
      'query ($text: String) { newsTotal(search: $text, language: en) { matching } }',
      { text },
      await signIn(),
    );
    return { titles, total: data.newsTotal.matching };
  }

  test('pages and number agree: of words that are frequent together, those of the newest two thousand', async () => {
    const { titles, total } = await pagesAndTotal('loom wax');
    expect(titles).toHaveLength(134);
    expect(titles).not.toContain('zrare');
    expect(total).toBe(134);
  });

  test('a rare word is found in all of them', async () => {
    expect(await pagesAndTotal('wax zrare')).toEqual({ titles: ['zrare'], total: 1 });
  });
});
