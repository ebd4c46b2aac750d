// The 304 for a client that already has the answer.
// Misses its goal if serve.ts passes the listener to the server without `frontDoor`.
import type { Figure } from '../kit/figure.ts';
import { measureHit } from '../kit/hit.ts';
import { asHtml, asJson, compressed, homeQueryAddress } from '../kit/homeQuery.ts';

export const notModified: Figure = async (bench) => [
  await measureHit(bench, {
    figure: '304 of the home query',
    path: homeQueryAddress,
    headers: { ...asJson, ...compressed },
    goal: 1.4,
    isKnown: true,
  }),
  await measureHit(bench, {
    figure: '304 of the home page',
    path: '/',
    headers: { ...asHtml, ...compressed },
    goal: 1.4,
    isKnown: true,
  }),
];
