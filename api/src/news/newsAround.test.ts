import { expect, test } from 'vitest';
import { addImages } from '../images/images.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const statements = recordStatements();
const { graphql, send, signIn } = useTestApp();

interface Around {
  previous: { titleEn: string } | null;
  next: { titleEn: string } | null;
  related: { titleEn: string }[];
}

const titles = (rows: { titleEn: string }[]) => rows.map(({ titleEn }) => titleEn);

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

async function around(titleEn: string, language = 'en', session = {}): Promise<Around> {
  const { data } = await graphql<{ news: { edges: { node: { titleEn: string } & Around }[] } }>(
    `
      query ($language: Language) {
        news(first: 8) {
          edges {
            node {
              titleEn
              previous {
                titleEn
              }
              next {
                titleEn
              }
              related(language: $language) {
                titleEn
              }
            }
          }
        }
      }
    `,
    { language },
    session,
  );
  const found = data.news.edges.find(({ node }) => node.titleEn === titleEn);
  if (!found) throw new Error(`${titleEn} is not in the list.`);
  return found.node;
}

test('finds the articles published before and after one, without drafts', async () => {
  const publishedAt = day(2);
  await addNews(
    { titleEn: 'First', publishedAt: day(1) },
    { titleEn: 'Draft', publishedAt: day(1), published: false },
    { titleEn: 'Second', publishedAt },
    { titleEn: 'Third', publishedAt },
  );
  const session = await signIn();
  for (const viewer of [{}, session]) {
    const [first, second, third] = await Promise.all(
      ['First', 'Second', 'Third'].map((title) => around(title, 'en', viewer)),
    );
    expect([first?.previous, first?.next]).toEqual([null, { titleEn: 'Second' }]);
    expect([second?.previous, second?.next]).toEqual([{ titleEn: 'First' }, { titleEn: 'Third' }]);
    expect([third?.previous, third?.next]).toEqual([{ titleEn: 'Second' }, null]);
  }
  expect(await around('Draft', 'en', session)).toMatchObject({ next: { titleEn: 'Second' } });
});

test('relates articles of the category by the words of their titles, then the newest', async () => {
  await addNews(
    { titleEn: 'Dyeing with indigo', titleId: 'Mencelup kain', publishedAt: day(1) },
    { titleEn: 'Three dyers', titleId: 'Malam dan canting', publishedAt: day(2) },
    { titleEn: 'Before', publishedAt: day(10) },
    { titleEn: 'Indigo dyers', titleId: 'Malam dan api', publishedAt: day(11) },
    { titleEn: 'After', publishedAt: day(12) },
    { titleEn: 'An indigo draft', publishedAt: day(13), published: false },
    { titleEn: 'Indigo elsewhere', category: 'events', publishedAt: day(14) },
    { titleEn: 'Newest', category: 'events', publishedAt: day(15) },
  );
  const english = await around('Indigo dyers');
  expect(titles(english.related)).toEqual(['Dyeing with indigo', 'Three dyers', 'Newest']);
  const indonesian = await around('Indigo dyers', 'id');
  expect(titles(indonesian.related)).toEqual(['Three dyers', 'Dyeing with indigo', 'Newest']);
});

test('compares titles in the reader’s language', async () => {
  await addNews({}, {});
  const query = encodeURIComponent('{ news(first: 1) { edges { node { related { titleEn } } } } }');
  const response = await send(`/graphql?query=${query}`);
  expect(response.headers.get('Vary')).toMatch(/Accept-Language/);
});

test('reads all that surrounds an article in a constant number of statements', async () => {
  const images = await addImages(...Array.from({ length: 7 }, () => ({})));
  const rows = await addNews(
    ...images.map(({ url }) => ({ imageUrl: url, contentEn: `![](${url})`, contentId: `![](${url})` })),
  );
  const picture = 'image { width }';
  const read = async (id: number | undefined) => {
    statements.length = 0;
    const { data } = await graphql(
      `query ($id: Int!) { newsArticle(id: $id) { contentHtmlEn contentHtmlId headingsEn { text } ${picture}
         previous { titleEn } next { titleEn } related(language: en) { titleEn excerptEn ${picture} } } }`,
      { id },
    );
    return { data, cost: statements.length };
  };
  const lonely = await read(rows[0]?.id);
  expect(lonely.data).toMatchObject({ newsArticle: { previous: null, related: { length: 3 } } });
  const amid = await read(rows[3]?.id);
  expect(amid.data).toMatchObject({ newsArticle: { previous: {}, next: {}, related: { length: 3 } } });
  // The article, its neighbours, two lists of candidates, which of them are live, their rows, the pictures of the article
  // and of the rows.
  // On a server, two that begin at once may not be joined. One by one, the rows would take 20 more.
  for (const { cost } of [lonely, amid]) expect([10, 11, 12]).toContain(cost);
});

test('reads what surrounds the articles of a list in hardly more statements than for one', async () => {
  await addNews(...Array.from({ length: 60 }, (_, i) => ({ titleEn: `Wax ${i}` })));
  const around = 'previous { titleEn } next { titleEn } related(language: en) { titleEn }';
  const cost = async (count: number) => {
    statements.length = 0;
    const { data } = await graphql<{ news: { edges: object[] } }>(
      `{ news(first: ${count}) { edges { node { ${around} } } } }`,
    );
    expect(data.news.edges).toHaveLength(count);
    return statements.length;
  };
  // PostgreSQL answers concurrently: rows of the three fields are read together as far as their ids arrive together.
  const [list, one] = [await cost(40), await cost(1)];
  expect(list - one).toBeLessThanOrEqual(4);
});
