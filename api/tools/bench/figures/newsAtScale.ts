// The list of news, as a reader pages and searches it, in a large database and in one of 1,000 articles: the median time
// to the answer, from two servers on one PostgreSQL.
// Misses its goals if the indexes of NewsArticle are dropped after fillNews: on publishedAt and id for the pages, on
// trigrams for the searches.
import { cursorOf } from '../../../src/database/keyset.ts';
import { newsOrder } from '../../../src/news/news.ts';
import { findOperation } from '../../../src/testing/operations.ts';
import { commonWord, fillNews, middleArticle, rareWord, uncommonWord } from '../kit/articles.ts';
import { requestOf } from '../kit/connection.ts';
import type { Bench, Figure, Measured } from '../kit/figure.ts';
import { asJson } from '../kit/homeQuery.ts';
import { latencies } from '../kit/latency.ts';
import type { Site } from '../kit/site.ts';
import { startSite } from '../kit/site.ts';
import { spreadOf, timesOf } from '../kit/statistics.ts';

const few = 1_000;

/** How often as long as in the small database a question may take, and how many milliseconds a search. */
const goals = { times: 2, milliseconds: 10 };
/**
 * An index names thousands of articles for the trigrams of an uncommon word. So the newest 2,000 are read
 * (docs/product.md#search), which takes 5 ms however many there are.
 */
const goalsOfUncommon = { times: 3, milliseconds: 15 };

interface Library {
  site: Site;
  /** The cursor of an article in the middle of the list. */
  cursor: string;
  /** The time to create it, in seconds. */
  seconds: number;
}

async function openLibrary({ postgres }: Bench, name: string, count: number): Promise<Library> {
  const databaseUrl = await postgres.createDatabase(name);
  const site = await startSite(databaseUrl);
  const started = performance.now();
  await fillNews(databaseUrl, count);
  const seconds = (performance.now() - started) / 1_000;
  return { site, cursor: cursorOf(newsOrder, { ...(await middleArticle(databaseUrl)) }), seconds };
}

const documentId = findOperation('NewsListPaginationQuery');
let number = 0;
/** With a variable that the query does not declare, no answer is cached yet. */
const pageOf = (wanted: { cursor?: string; search?: string }) => () =>
  requestOf({
    path: '/graphql',
    headers: asJson,
    body: { documentId, variables: { language: 'en', number: number++, ...wanted } },
  });

const questions: Record<string, (library: Library) => () => Buffer> = {
  'first page': () => pageOf({}),
  'page in the middle': ({ cursor }) => pageOf({ cursor }),
  'search, a common word': () => pageOf({ search: commonWord }),
  'search, an uncommon word': () => pageOf({ search: uncommonWord }),
  'search, a rare word': () => pageOf({ search: rareWord }),
};

export const newsAtScale: Figure = async (bench) => {
  const large = await openLibrary(bench, 'large', bench.articles);
  await using largeSite = large.site;
  const small = await openLibrary(bench, 'small', few);
  await using smallSite = small.site;
  console.log(`Created ${bench.articles} articles in ${Math.round(large.seconds)} s.`);

  const measured: Measured[] = [];
  for (const [question, requestFor] of Object.entries(questions)) {
    const [ofLarge = [], ofSmall = []] = await latencies(
      [
        { port: largeSite.port, request: requestFor(large) },
        { port: smallSite.port, request: requestFor(small) },
      ],
      bench.rounds,
    );
    const figure = `${question}, ${bench.articles} articles`;
    const goal = question.includes('uncommon') ? goalsOfUncommon : goals;
    measured.push({
      figure,
      reference: `the same, ${few} articles`,
      value: timesOf(ofLarge, ofSmall),
      goal: goal.times,
      unit: '×',
      reported: { ms: spreadOf(ofLarge).median, 'reference ms': spreadOf(ofSmall).median },
    });
    if (question.startsWith('search')) {
      const value = spreadOf(ofLarge);
      measured.push({ figure, reference: 'none', value, goal: goal.milliseconds, unit: ' ms', reported: {} });
    }
  }
  return measured;
};
