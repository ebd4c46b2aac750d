import { mix } from './dyes.ts';
import type { Motif, MotifInk } from './motif.ts';
import { round, scope, svg, use, wrap, type Point } from './pen.ts';
import { random, tremor, type Random } from './random.ts';

const width = 264;
const height = 186;
const baths = 7;

/** Where two scallops meet, and the bone towards which that point shrinks with each bath. */
type Cusp = readonly [x: number, y: number, boneX: number, boneY: number];

/** Clockwise from the left scroll’s hook, over the top, to the right one’s; y = 0 is the flat base. */
const outline: readonly Cusp[] = [
  [-60, 1, -50, -25],
  [-72, 13, -84, 0],
  [-98, 17, -92, -1],
  [-117, -7, -94, -5],
  [-82, -25, -72, -9],
  [-56, -45, -36, -26],
  [-22, -66, -12, -26],
  [20, -71, 12, -26],
  [52, -50, 36, -26],
  [79, -28, 72, -9],
  [114, -9, 92, -5],
  [97, 15, 90, -1],
  [71, 12, 82, 0],
  [60, 1, 50, -25],
];

/** Seven baths, each the whole cloud drawn closer to its bones, over the previous one. */
function cloud(next: Random, { ground, ink }: MotifInk): string {
  const lean = tremor(next, 0.25);
  const cusps = outline.map(([x, y, bx, by]): Cusp => [
    x + tremor(next, 3) - lean * y,
    y + (y < 0 ? tremor(next, 3) : 0),
    bx - lean * by,
    by,
  ]);
  const bulge = cusps.map(() => 0.54 + next() * 0.07);
  let out = '';
  for (let bath = 0; bath < baths; bath++) {
    const near = bath / (baths + 0.4);
    const points = cusps.map(([x, y, bx, by]): Point => [x + (bx - x) * near, y + (by - y) * near]);
    const d = points.map(([x, y], i) => {
      if (i === 0) return svg`M${x} ${y}`;
      const [fromX, fromY] = points[i - 1]!;
      const r = Math.hypot(x - fromX, y - fromY) * bulge[i]!;
      // The two hooks bend the other way.
      return svg`A${round(r, 0)} ${round(r, 0)} 0 0 ${i === 1 || i === cusps.length - 1 ? 0 : 1} ${x} ${y}`;
    });
    out += `<path d="${d.join('')}Z" fill="${mix(ink, ground, (bath / baths) * 0.9)}"/>`;
  }
  return out;
}

/** Mega mendung, the rain clouds of Cirebon: seven baths of one dye, each contour inside the last. */
export const megaMendung: Motif = (options) => {
  const next = random(`mega mendung ${options.seed}`);
  const id = scope('megaMendung', options);
  const tile = { width, height };
  const { ink, accent } = options.ink;

  const curl = 'M-60 1A17 17 0 0 0-97-3A9.5 9.5 0 0 0-79-1M60 1A16 16 0 0 1 94-4A9 9 0 0 1 77-2';
  const drawn = ['a', 'b']
    .map(
      (name) =>
        svg`<g id="${id}${name}">${cloud(next, options.ink)}<path d="${curl}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/></g>`,
    )
    .join('');
  const air = svg`<path id="${id}w" d="M-46 0H30M38 0h6M-30 7H34M-40 7h4" stroke="${accent}" stroke-width="1.8" stroke-linecap="round"/>`;
  const lay = (name: string, at: Point, reach: number, size = 1, flip = false) =>
    wrap(tile, at, reach, (p) => use(`${id}${name}`, p, 0, size, flip));

  const [x, y] = [82, 86];
  const body =
    lay('w', [x, y + 10], 50) +
    lay('w', [x + width / 2, y + height / 2 + 10], 50, 1, true) +
    lay('b', [x + 6, y + 51], 60, 0.36) +
    lay('a', [x + width / 2 - 4, y - height / 2 + 53], 60, 0.36, true) +
    lay('a', [x, y], 132) +
    lay('b', [x + width / 2, y + height / 2], 132, 1, true);
  return { ...tile, body: `<defs>${drawn}${air}</defs>${body}` };
};
