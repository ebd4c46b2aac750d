// A visitor who reads at a steady pace, alone and alongside generated GraphQL documents at a steady pace: in turn, so
// that the machine's other load affects both alike. The 99th percentile of the visitor's answers may at most double;
// the two halves of the quiet time show how much of that is noise. It fails if single requests block all others.
// Verified to fail: with the limits in graphql/prices.ts a hundred times as large.
import fc from 'fast-check';
import { schema } from '../../../src/graphql/schema.ts';
import { operations } from '../generate/documents.ts';
import { excessiveRequests, graphqlRequests } from '../generate/graphqlRequests.ts';
import { inputValues } from '../generate/inputValues.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { send, type Sent } from '../kit/http.ts';
import { quantile } from '../../../scripts/quantile.ts';
import { withServer } from '../kit/server.ts';

/** In milliseconds. */
const slice = 2_000;
const [readingPace, attackPace] = [100, 100];

const read = ['/', '/news', '/news/1', '/api/news', '/api/partners?limit=5', '/heritage?lang=id'];

/** Calls at a steady pace until the time is up, without waiting for earlier calls. */
async function keepCalling(pace: number, until: number, call: () => Promise<void>): Promise<void> {
  const calls: Promise<void>[] = [];
  while (performance.now() < until) {
    calls.push(call());
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
  await Promise.all(calls);
}

export const neighbour: Attack = (run) =>
  withServer({}, async ({ origin }) => {
    const generated = graphqlRequests(operations(schema, inputValues([])));
    const hostile = fc.sample(fc.oneof(generated, excessiveRequests), { seed: run.seed, numRuns: 2_000 });
    let [reads, attacks] = [0, 0];
    const readInto = (times: number[]) => async () => {
      const path = read[(reads += 1) % read.length] ?? '/';
      // A new address is not in the cache.
      const answer = await send(origin, {
        method: 'GET',
        path: `${path}${path.includes('?') ? '&' : '?'}n=${reads}`,
      });
      times.push(answer.milliseconds);
    };
    const attack = async () => {
      const sent: Sent | undefined = hostile[(attacks += 1) % hostile.length];
      if (sent) await send(origin, sent);
    };

    // Warm up: load and compile everything once.
    await keepCalling(readingPace, performance.now() + slice, readInto([]));
    const times = { quiet: [[], []] as [number[], number[]], attacked: [] as number[] };
    for (let round = 0; round < Math.max(4, scaled(run, 20)); round += 1) {
      const quiet = times.quiet[round % 2 ? 1 : 0];
      await keepCalling(readingPace, performance.now() + slice, readInto(quiet));
      const until = performance.now() + slice;
      await Promise.all([
        keepCalling(readingPace, until, readInto(times.attacked)),
        keepCalling(attackPace, until, attack),
      ]);
    }

    const p99 = (values: readonly number[]) => quantile(values, 0.99);
    const halves = times.quiet.map(p99);
    const noise = Math.max(...halves) / Math.min(...halves);
    const quiet = p99(times.quiet.flat());
    const ratio = p99(times.attacked) / quiet;
    const figures = {
      'hostile requests': attacks,
      'p99 alone': `${quiet.toFixed(1)} ms of ${times.quiet.flat().length}`,
      'p99 during the attack': `${p99(times.attacked).toFixed(1)} ms of ${times.attacked.length}`,
      ratio: `${ratio.toFixed(2)} (goal: below 2; the two halves of the quiet time differ by ${noise.toFixed(2)})`,
    };
    const problems = ratio > 2 * noise ? [`The visitor waits ${ratio.toFixed(2)} times as long.`] : [];
    return { figures, problems };
  });
