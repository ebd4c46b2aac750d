import { requestOf } from './connection.ts';
import type { Bench, Measured } from './figure.ts';
import { startReference } from './program.ts';
import { record } from './record.ts';
import { compareCost } from './cost.ts';
import type { Listening } from './running.ts';

interface Hit {
  figure: string;
  path: string;
  headers: Record<string, string>;
  goal: number;
  /** The client already has the answer, and sends its ETag: the answer is a 304. */
  isKnown?: boolean;
}

/** The cost of a cached answer, against node:http sending the same bytes. */
export async function measureHit({ site, rounds }: Bench, hit: Hit): Promise<Measured> {
  const { figure, path, headers, goal, isKnown = false } = hit;
  // The first request fills the cache.
  const full = await record(site.port, requestOf({ path, headers }));
  const tag = isKnown && { 'If-None-Match': full.headers['etag'] ?? '' };
  const request = requestOf({ path, headers: { ...headers, ...tag } });
  const answer = await record(site.port, request);
  if (answer.status !== (isKnown ? 304 : 200)) throw new Error(`${path} answers ${answer.status}.`);

  await using first = await startReference('reference.ts', [answer]);
  await using second = await startReference('reference.ts', [answer]);
  const armOf = (server: Listening) => ({ server, request, expected: answer });
  return {
    figure,
    reference: `node:http, the same ${isKnown ? '304' : 'bytes'}`,
    goal,
    ...(await compareCost(armOf(site), [armOf(first), armOf(second)], rounds)),
  };
}
