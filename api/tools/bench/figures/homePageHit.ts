// The home page as HTML, from the cache.
// Misses its goal if serve.ts passes the listener to the server without `frontDoor`.
import type { Figure } from '../kit/figure.ts';
import { measureHit } from '../kit/hit.ts';
import { asHtml, compressed } from '../kit/homeQuery.ts';

export const homePageHit: Figure = async (bench) => [
  await measureHit(bench, {
    figure: 'home page as HTML, hit',
    path: '/',
    headers: { ...asHtml, ...compressed },
    goal: 2,
  }),
];
