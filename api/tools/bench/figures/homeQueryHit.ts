// The home page's query, persisted and read with GET, from the cache.
// Misses its goal if serve.ts passes the listener to the server without `frontDoor`.
import type { Figure } from '../kit/figure.ts';
import { measureHit } from '../kit/hit.ts';
import { asJson, compressed, homeQueryAddress } from '../kit/homeQuery.ts';

export const homeQueryHit: Figure = async (bench) => [
  await measureHit(bench, {
    figure: 'home query, persisted, hit',
    path: homeQueryAddress,
    headers: { ...asJson, ...compressed },
    goal: 2,
  }),
];
