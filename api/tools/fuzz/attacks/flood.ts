// A visitor who opens the home page and an editor who signs in, at a steady pace: alone, alongside eight clients that
// for twenty seconds request random placeholder pictures as fast as they get them, and alone again after a restart of
// the server. During the flood the 99th percentile of either may at most triple, and the server grow by at most 150 MB;
// the two quiet times show how much of that is noise. It fails if drawing blocks what shares a thread with it. Verified
// to fail: with placeholders of any size and seed drawn on request, and without a limit for each network.
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { quantile } from '../../../scripts/quantile.ts';
import { editor } from '../../../src/testing/editor.ts';
import { placeholders } from '../generate/anonymousReads.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { jsonRequest, send, sendAndFollow, type Sent } from '../kit/http.ts';
import { withServer } from '../kit/server.ts';

/** In milliseconds. */
const warmingUp = 5_000;
const longest = 20_000;
/** Between an answer and the next request. */
const pace = 100;

/** The time that an unanswered request counts as: how long a client waits. */
const givenUp = 15_000;

const clients = 8;
const mostMemory = 150_000_000;

const kinds = ['the home page', 'a sign-in'] as const;
type Kind = (typeof kinds)[number];

export const flood: Attack = (run) =>
  withServer({}, async ({ origin, watchMemory, restart }) => {
    const duration = Math.max(5_000, scaled(run, longest));
    let [flooded, unanswered] = [0, 0];
    const requests: Record<Kind, () => Sent> = {
      'the home page': () => ({ method: 'GET', path: '/', headers: { 'Accept-Encoding': 'br' } }),
      'a sign-in': () => jsonRequest('POST', '/api/auth/sign-in', editor),
    };
    const measure = async (until: number, times: Record<Kind, number[]>) => {
      const calling = kinds.map(async (kind) => {
        while (performance.now() < until) {
          const answer = await send(origin, requests[kind]()).catch(() => null);
          times[kind].push(answer?.milliseconds ?? givenUp);
          await setTimeout(pace);
        }
      });
      await Promise.all(calling);
    };
    const pictures = fc.sample(fc.oneof(...(['.png', '.png', ''] as const).map(placeholders)), {
      seed: run.seed,
      numRuns: 5_000,
    });
    const attack = async (until: number) => {
      while (performance.now() < until) {
        flooded += 1;
        const sent = pictures[flooded % pictures.length];
        if (sent) await sendAndFollow(origin, sent).catch(() => (unanswered += 1));
      }
    };

    const none = (): Record<Kind, number[]> => ({ 'the home page': [], 'a sign-in': [] });
    const measureQuiet = async () => {
      // Warm up: load and compile everything once.
      await measure(performance.now() + warmingUp, none());
      const times = none();
      await measure(performance.now() + duration, times);
      return times;
    };
    const usually = await watchMemory();
    const first = await measureQuiet();
    const usual = await usually();
    const peak = await watchMemory();
    const attacked = none();
    const until = performance.now() + duration;
    await Promise.all([measure(until, attacked), ...Array.from({ length: clients }, () => attack(until))]);
    const grown = (await peak()) - usual;
    await restart();
    const quiet = [first, await measureQuiet()];

    const figures: Record<string, string | number> = {
      pictures: flooded,
      'unanswered pictures': unanswered,
    };
    const problems: string[] = [];
    for (const kind of kinds) {
      const p99 = (times: readonly number[]) => quantile(times, 0.99);
      const halves = quiet.map((times) => p99(times[kind]));
      const noise = Math.max(...halves) / Math.min(...halves);
      const alone = p99(quiet.flatMap((times) => times[kind]));
      const during = p99(attacked[kind]);
      const ratio = during / alone;
      figures[`p99 of ${kind}`] =
        `${alone.toFixed(0)} ms alone, ${during.toFixed(0)} ms during the attack (${attacked[kind].length}): ${ratio.toFixed(2)} (goal: below 3; the two halves of the quiet time differ by ${noise.toFixed(2)})`;
      if (ratio > 3 * noise) problems.push(`A request for ${kind} takes ${ratio.toFixed(2)} times as long.`);
    }
    figures['memory'] = `${Math.round(grown / 1e6)} MB more (goal: below ${mostMemory / 1e6})`;
    if (grown > mostMemory) problems.push(`Memory grew by ${Math.round(grown / 1e6)} MB.`);
    return { figures, problems };
  });
