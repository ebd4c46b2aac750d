// PostgreSQL crashes, or hangs, under load and comes back. Shared answers are still served; everything else fails
// promptly, clearly and with its request ID, and works again once the database is back, without a restart of the site.
//
// Both fail if pages are not shared: without `shareAnswers` in api/src/pages/pages.ts. The second one fails if the site
// waits forever for an answer: without `query_timeout` in api/src/database/client.ts.
import { freePort } from '../../src/testing/serverProcess.ts';
import { clientOf, signIn, type Answer, type Client } from './kit/client.ts';
import { compare } from './kit/compare.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { History } from './kit/history.ts';
import { Ledger } from './kit/ledger.ts';
import { startLoad } from './kit/load.ts';
import { startPostgres, type PostgresServer } from './kit/postgres.ts';
import { seeded } from './kit/random.ts';
import { startSite } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import type { Scenario } from './scenario.ts';

/** Milliseconds within which the site must recover. */
const recoveryLimit = 15_000;

const shared = ['/', '/news', '/api/news', '/sitemap.xml'];

/** Requests that need the database. */
const uncached: ((visitor: Client, admin: Client) => Promise<Answer>)[] = [
  (visitor) => visitor.send('GET', '/api/news?search=never%20asked'),
  (visitor) => visitor.send('GET', '/news?search=never%20asked'),
  (visitor) => visitor.send('POST', '/graphql', { query: '{ news(first: 1) { edges { node { id } } } }' }),
  (visitor) => visitor.send('POST', '/api/newsletter', { email: 'sari@example.org' }),
  (_visitor, admin) => admin.send('GET', '/api/database/stats'),
];

/** Answers that report a server failure promptly, with the request ID. */
function demandFailure({ status, headers, body, milliseconds }: Answer, limit: number): void {
  const id = headers['x-request-id'];
  const isPage = String(headers['content-type']).startsWith('text/html');
  const isFailure = status >= 500 || body.includes('INTERNAL_SERVER_ERROR');
  demand(isFailure, `Without a database the answer is ${status}: ${body.slice(0, 300)}`);
  demand(
    typeof id === 'string' && (isPage || body.includes(id)),
    `A failure has no request ID: ${body.slice(0, 300)}`,
  );
  demand(milliseconds < limit, `A failure took ${Math.round(milliseconds)} ms.`);
}

interface Outage {
  name: string;
  begin: (database: PostgresServer) => void;
  end: (database: PostgresServer) => void;
  /** Milliseconds within which a failure is reported. */
  limit: number;
}

const scenarioOf = ({ name, begin, end, limit }: Outage): Scenario => ({
  name,
  async run({ seed }) {
    const [ledger, history] = [new Ledger(), new History()];
    const folder = temporaryFolder('database-gone');
    const database = await startPostgres();
    const variables = { DATABASE_URL: database.url };
    const site = await startSite({ folder: folder.path, port: await freePort(), variables });
    // Wait longer than the limit, to tell a late failure from a missing one.
    const patience = limit + 10_000;
    const visitor = clientOf(site.origin, {}, patience);
    const admin = clientOf(site.origin, await signIn(site.origin), patience);
    const load = startLoad(admin, ledger, seeded(seed), 4, 20);
    await until('The load', 30_000, () => ledger.acknowledged > 100);
    await load.stop();
    const before = new Map<string, string>();
    for (const path of shared) before.set(path, (await visitor.send('GET', path)).body);

    const through = startLoad(admin, ledger, seeded(seed + 1), 4, 20);
    begin(database);
    const answers = await Promise.all(uncached.map((ask) => ask(visitor, admin)));
    for (const answer of answers) demandFailure(answer, limit);
    const slowest = Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
    for (const path of shared) {
      const { status, body } = await visitor.send('GET', path);
      demand(
        status === 200 && body === before.get(path),
        `${path} is not answered from the cache: ${status}.`,
      );
    }
    end(database);
    const recovered = await until('The recovery', recoveryLimit, async () => {
      const list = await visitor.send('GET', '/api/news?search=again');
      const statistics = await admin.send('GET', '/api/database/stats');
      return list.status === 200 && statistics.status === 200;
    });
    const atRecovery = ledger.acknowledged;
    await until('Writing again', recoveryLimit, () => ledger.acknowledged > atRecovery + 50);
    const failed = await through.stop();
    demand(!site.hasEnded(), `The server ended: ${site.output()}`);
    const silent = failed.find(({ isFailure }) => !isFailure);
    demand(!silent, `A request was not answered: ${silent?.message}`);
    const { code } = await site.end('SIGTERM');
    demand(code === 0, `The server ended with ${code}: ${site.output()}`);
    await compare(ledger, history, { url: database.url });
    database.remove();
    folder.remove();
    return `${shared.length} shared reads answered, the others failed clearly within ${slowest} ms; recovered after ${recovered} ms; ${ledger.acknowledged} writes acknowledged and none lost, ${failed.length} failed`;
  },
});

export const databaseGone = scenarioOf({
  name: 'PostgreSQL down and back',
  begin: ({ crash }) => crash(),
  end: ({ start }) => start(),
  limit: 5_000,
});

/** A statement times out after 20 seconds, and so does the one that ends its transaction. */
export const databaseHangs = scenarioOf({
  name: 'PostgreSQL hangs and recovers',
  begin: ({ freeze }) => freeze(),
  end: ({ thaw }) => thaw(),
  limit: 45_000,
});
