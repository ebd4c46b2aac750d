// Searches that no index serves, all different, and lists of everything, on a site with 400 long articles: eight clients
// send them over GraphQL, REST and as pages, as fast as they are answered. Alongside, a visitor opens the home page,
// which is cached, and another reads partners, which are not.
// It fails if the home page takes more than a second, at the 99th percentile or right after the attack, or if a partner
// is answered with 5xx. Verified to fail: without a limit on concurrent searches.
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { quantile } from '../../../scripts/quantile.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { jsonRequest, send, type Sent } from '../kit/http.ts';
import { writeLongArticles } from '../kit/longArticles.ts';
import { withServer } from '../kit/server.ts';

/** In milliseconds. */
const longest = 20_000;
const most = 1_000;
/** Between an answer and the next request. */
const pace = 50;

const clients = 8;

/** Words too short for an index, or with characters that it may not have. */
const term = fc.stringMatching(/^(?:[a-z]{2}ü|[a-z0-9]{1,2}|(?:%_){1,50}[a-z])$/);
const get = (path: string): Sent => ({ method: 'GET', path });

const requests: fc.Arbitrary<Sent> = fc.oneof(
  fc.array(term, { minLength: 1, maxLength: 4 }).map((terms) => {
    const searches = terms.map((text, i) => `a${i}: news(first: 1, search: "${text}") { edges { cursor } }`);
    return jsonRequest('POST', '/graphql', { query: `{ ${searches.join(' ')} }` });
  }),
  term.map((text) => get(`/api/news?language=en&search=${encodeURIComponent(text)}`)),
  term.map((text) => get(`/news?lang=en&q=${encodeURIComponent(text)}`)),
  fc.nat().map((n) => get(`/api/news?n=${n}`)),
);

export const searches: Attack = (run) =>
  withServer({}, async (server) => {
    const { origin } = server;
    await writeLongArticles(server, 400);
    const partners = JSON.parse((await send(origin, get('/api/partners'))).text) as { id: number }[];
    const hostile = fc.sample(requests, { seed: run.seed, numRuns: 5_000 });
    const statuses = new Map<number, number>();
    let [asked, read, failed] = [0, 0, 0];
    const attack = async (until: number) => {
      while (performance.now() < until) {
        const sent = hostile[(asked += 1) % hostile.length];
        const { status } = await send(origin, sent ?? get('/'));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const openHome = async () => (await send(origin, get('/'))).milliseconds;
    const visit = async (until: number, times: number[]) => {
      while (performance.now() < until) {
        times.push(await openHome());
        await setTimeout(pace);
      }
    };
    const readPartners = async (until: number) => {
      while (performance.now() < until) {
        const { id = 1 } = partners[(read += 1) % partners.length] ?? {};
        failed += Number((await send(origin, get(`/api/partners/${id}?n=${read}`))).status >= 500);
        await setTimeout(pace);
      }
    };

    const duration = Math.max(5_000, scaled(run, longest));
    const [quiet, attacked]: [number[], number[]] = [[], []];
    await openHome();
    await visit(performance.now() + duration / 4, quiet);
    const until = performance.now() + duration;
    const attacks = Array.from({ length: clients }, () => attack(until));
    await Promise.all([visit(until, attacked), readPartners(until)]);
    const after = await openHome();
    await Promise.all(attacks);

    const p99 = quantile(attacked, 0.99);
    const figures = {
      requests: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
      'p99 of the home page': `${quantile(quiet, 0.99).toFixed(0)} ms alone, ${p99.toFixed(0)} ms during the attack (${attacked.length}; goal: below ${most} ms)`,
      'first home page after the attack': `${after.toFixed(0)} ms (goal: below ${most} ms)`,
      'partners that failed': `${failed} of ${read}`,
    };
    const problems: string[] = [];
    if (Math.max(p99, after) > most)
      problems.push(`The home page takes ${Math.max(p99, after).toFixed(0)} ms.`);
    if (failed > 0) problems.push(`${failed} partners could not be read.`);
    return { figures, problems };
  });
