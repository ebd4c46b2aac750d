// The news over REST, from the cache.
// Misses its goal if serve.ts passes the listener to the server without `frontDoor`.
import type { Figure } from '../kit/figure.ts';
import { measureHit } from '../kit/hit.ts';
import { asJson, compressed } from '../kit/homeQuery.ts';

export const newsListHit: Figure = async (bench) => [
  await measureHit(bench, {
    figure: 'REST GET /api/news, hit',
    path: '/api/news',
    headers: { ...asJson, ...compressed },
    goal: 2,
  }),
];
