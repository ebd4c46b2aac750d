// A hundred signed-in editors who add 30 articles a second, each with its entry in the history and what it invalidates,
// on PostgreSQL and on the embedded database: the 99th percentile of latency.
import { quantile } from '../../../scripts/quantile.ts';
import { atRate } from '../kit/arrivals.ts';
import { Connection, requestOf } from '../kit/connection.ts';
import { onBothDatabases } from '../kit/bothDatabases.ts';
import type { Figure } from '../kit/figure.ts';
import { addEditor } from '../kit/newsroom.ts';
import { processorTime } from '../kit/processorTime.ts';
import { seedSite, signIn, startSite } from '../kit/site.ts';
import { spreadOf } from '../kit/statistics.ts';

const editorCount = 100;
const perSecond = 30;
const [warmUp, round] = [5_000, 10_000];

const query = `mutation ($input: CreateNewsArticleInput!) {
  createNewsArticle(input: $input) { ... on NewsArticlePayload { newsArticle { databaseId } } } }`;
const text = 'The wax is warm, and the first dots follow the drawn line. '.repeat(35);

let added = 0;
/** The request that adds a further article, every other one published. */
function addition(): { query: string; variables: object } {
  added += 1;
  const input = {
    titleEn: `Trial ${added}`,
    titleId: `Uji ${added}`,
    excerptEn: 'A morning at the vat.',
    excerptId: 'Pagi di tepi bak celup.',
    contentEn: text,
    contentId: text,
    category: 'culture',
    published: added % 2 === 0,
  };
  return { query, variables: { input } };
}

interface Editor {
  connection: Connection;
  headers: Record<string, string>;
}

/** @throws if the article is not acknowledged */
async function addArticle({ connection, headers }: Editor): Promise<void> {
  const { status, body } = await connection.send(requestOf({ path: '/graphql', headers, body: addition() }));
  if (!body.includes('databaseId')) throw new Error(`Refused: ${status} ${body.toString()}`);
}

/** The latencies of each round, in milliseconds, and the server’s processor time per article. */
async function measure(databaseUrl: string | null, rounds: number) {
  await using site = await startSite(databaseUrl);
  await seedSite(site);
  const owner = await signIn(site.origin);
  const newsroom: Editor[] = [];
  while (newsroom.length < editorCount) {
    const headers = await addEditor(site, owner, `editor-${newsroom.length}@example.org`);
    newsroom.push({ connection: await Connection.open(site.port), headers });
  }
  await atRate(newsroom, perSecond, warmUp, addArticle);
  const before = processorTime(site.pid);
  const latencies: number[][] = [];
  for (let measured = 0; measured < rounds; measured += 1)
    latencies.push(await atRate(newsroom, perSecond, round, addArticle));
  const processor = (processorTime(site.pid) - before) / 1_000_000 / latencies.flat().length;
  for (const { connection } of newsroom) connection.close();
  return { latencies, processor };
}

export const editors: Figure = async ({ postgres, rounds }) =>
  onBothDatabases(postgres, 'editors', async (place, url) => {
    const { latencies, processor } = await measure(url, rounds);
    const ofRounds = (share: number) => spreadOf(latencies.map((round) => quantile(round, share)));
    return {
      figure: `${editorCount} editors, ${perSecond} writes a second, on ${place}: p99`,
      reference: 'none',
      value: ofRounds(0.99),
      goal: 150,
      unit: ' ms' as const,
      reported: { 'median ms': ofRounds(0.5).median, 'processor ms per write': processor },
    };
  });
