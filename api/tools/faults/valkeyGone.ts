// Valkey is killed or hangs, while one server is written to and another is read, and then comes back. No write fails
// because of it, and visitors read nothing stale: a change through one server shows on the other within a second,
// throughout. Once Valkey is back, both cache their answers again.
//
// It fails if a server keeps caching answers without Valkey: without the 'close' listener in
// api/src/valkey/shareChanges.ts.
import { freePort } from '../../src/testing/serverProcess.ts';
import { findValkey, openTestValkey, type ValkeyProcess } from '../../src/testing/valkey.ts';
import { clientOf, readJson, signIn, type Client } from './kit/client.ts';
import { compare } from './kit/compare.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { History } from './kit/history.ts';
import { Ledger } from './kit/ledger.ts';
import { startLoad } from './kit/load.ts';
import { databaseOnPostgres } from './kit/postgres.ts';
import { seeded } from './kit/random.ts';
import { startSite } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import { CannotRunError, type Scenario } from './scenario.ts';

/** How often Valkey fails and comes back, in each way. */
const rounds = 5;
const changesPerRound = 3;
/** In milliseconds: until a change shows, and until answers are cached again. */
const [visibleLimit, sharingLimit] = [1_000, 10_000];
const metricsToken = 'metrics-of-the-fault-run';

const outagesOf = (valkey: ValkeyProcess) => [
  { go: () => valkey.signal('SIGKILL'), comeBack: () => valkey.start() },
  { go: () => valkey.signal('SIGSTOP'), comeBack: () => valkey.signal('SIGCONT') },
];

/** An article, written through one server and read through the other. */
async function openArticle(editor: Client, reader: Client) {
  const values = { titleId: 'Perubahan', category: 'culture', published: true };
  const created = await editor.send('POST', '/api/news', { ...values, titleEn: 'Change 0' });
  const path = `/news/${Number(readJson(created.body)['id'])}`;
  let changes = 0;
  return {
    /** Reads it, so that every cache has an answer from before the next change. */
    read: async () => (await reader.send('GET', path)).body,
    /** Changes it. Returns the milliseconds until the change shows. */
    async change(): Promise<number> {
      changes += 1;
      const titleEn = `Change ${changes}`;
      const { status, body } = await editor.send('PUT', `/api${path}`, { ...values, titleEn });
      demand(status === 200, `A change was answered with ${status}: ${body}`);
      return until(`${titleEn} at the other server`, visibleLimit, async () =>
        (await this.read()).includes(titleEn),
      );
    },
  };
}

/** How many answers a server has served from its cache. */
async function sharedBy(reader: Client): Promise<number> {
  const { body } = await reader.send('GET', '/metrics', undefined, {
    Authorization: `Bearer ${metricsToken}`,
  });
  return Number(/^shared_answers_total\{source="cache"\} (\d+)/m.exec(body)?.[1] ?? 0);
}

export const valkeyGone: Scenario = {
  name: 'Valkey down and back',
  async run({ seed, postgres }) {
    if (!findValkey()) throw new CannotRunError('neither valkey-server nor redis-server is installed.');
    const [ledger, history] = [new Ledger(), new History()];
    const folder = temporaryFolder('valkey-gone');
    const database = await databaseOnPostgres(postgres);
    const valkey = await openTestValkey();
    await valkey.start();
    const start = async () =>
      startSite({
        folder: folder.path,
        port: await freePort(),
        variables: { DATABASE_URL: database.url, REDIS_URL: valkey.url, METRICS_TOKEN: metricsToken },
      });
    const first = await start();
    const second = await start();
    const editor = clientOf(first.origin, await signIn(first.origin));
    const reader = clientOf(second.origin);
    // Only through the first server: the second one's own write would invalidate its cache.
    const load = startLoad(editor, ledger, seeded(seed), 4, 20);
    const article = await openArticle(editor, reader);

    /** Waits until both servers cache their answers. */
    const shareAgain = () =>
      until('Caching answers', sharingLimit, async () => {
        const cached = await Promise.all(
          [clientOf(first.origin), reader].map(async (visitor) => {
            const before = await sharedBy(visitor);
            for (let time = 0; time < 2; time += 1) await visitor.send('GET', '/terms');
            return (await sharedBy(visitor)) > before;
          }),
        );
        return cached.every(Boolean);
      });

    let slowestChange = 0;
    let slowestReturn = 0;
    const change = async () => {
      await article.read();
      slowestChange = Math.max(slowestChange, await article.change());
    };
    await shareAgain();
    const outages = Array.from({ length: rounds }, () => outagesOf(valkey)).flat();
    for (const { go, comeBack } of outages) {
      await change();
      await go();
      for (let i = 0; i < changesPerRound; i += 1) await change();
      await comeBack();
      slowestReturn = Math.max(slowestReturn, await shareAgain());
      await change();
    }
    const unanswered = await load.stop();
    demand(unanswered.length === 0, `${unanswered.length} writes failed: ${unanswered[0]?.message}`);
    const ended = await Promise.all([first, second].map((site) => site.end('SIGTERM')));
    demand(
      ended.every(({ code }) => code === 0),
      `A server ended badly: ${first.output()}${second.output()}`,
    );
    await valkey.signal('SIGKILL');
    await compare(ledger, history, { url: database.url });
    await database.drop();
    folder.remove();
    return `${outages.length} times; no write failed, ${ledger.acknowledged} acknowledged and none lost; changes showed on the other server within ${slowestChange} ms, answers were cached again within ${slowestReturn} ms`;
  },
};
