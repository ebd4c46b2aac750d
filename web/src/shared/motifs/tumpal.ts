import { mix } from './dyes.ts';
import type { Motif } from './motif.ts';
import { dots, leaf, ring, scope, svg, use, type Point } from './pen.ts';
import { random, tremor } from './random.ts';

const width = 96;
const height = 132;
/** The base line of the triangles; below it is the band that closes the border. */
const base = 104;

/**
 * Tumpal: the row of tall triangles at the end of a cloth, bamboo shoots for growth. The tile is the whole border,
 * point up; it repeats only sideways.
 */
export const tumpal: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const next = random(`tumpal ${options.seed}`);
  const id = scope('tumpal', options);
  const shade = mix(ground, ink, 0.22);

  /** A spire with slightly full flanks. */
  const spire = (half: number, tip: number, foot: number) =>
    svg`M${-half} ${foot}Q${-half * 0.42} ${(tip + foot) / 2} 0 ${tip}Q${half * 0.42} ${(tip + foot) / 2} ${half} ${foot}Z`;
  const sprout = [86, 72, 58, 46]
    .map((y, i) => {
      const size = 11 - i * 2.2;
      return leaf([1, y + size * 0.4], -52, size) + leaf([-1, y + size * 0.4], 232, size);
    })
    .join('');
  const stem = svg`<path d="M0 100V34" stroke="${accent}" stroke-width="1.4"/>${dots(
    [
      [0, 28],
      [0, 23.5],
      [0, 20],
    ],
    1.1,
    ink,
  )}${dots(
    [
      [-13, 98],
      [13, 98],
      [-8.5, 79],
      [8.5, 79],
    ],
    1.3,
    accent,
  )}`;
  const tooth = svg`<g id="${id}t"><path d="${spire(23, 4, base)}" fill="${ink}"/><path d="${spire(20, 12, base)}" fill="${ground}"/><path d="${spire(17.5, 19, base)}" fill="${shade}" fill-opacity=".55"/>${stem}<path d="${sprout}" fill="${ink}"/></g>`;

  // Flowers hang between the spires.
  const pendant = svg`<g id="${id}p"><path d="M0 0V44" stroke="${accent}" stroke-width="1.2"/><path d="${ring(
    6,
    1,
  )
    .map(([x, y], i) => leaf([x * 2, y * 2 + 26], i * 60, 9))
    .join('')}" fill="${accent}"/>${dots([[0, 26]], 2.2, ink)}${dots(
    ring(6, 10, 30).map(([x, y]): Point => [x, y + 26]),
    0.9,
    ink,
  )}${dots(
    [
      [0, 50],
      [0, 56],
      [0, 61],
    ],
    1.2,
    ink,
  )}${dots(
    [
      [-7, 4],
      [7, 4],
      [-4, 9],
      [4, 9],
    ],
    1,
    ink,
  )}</g>`;

  let body = '';
  for (const x of [0, 48, 96]) body += use(`${id}p`, [x, 2]);
  for (const x of [24, 72]) body += use(`${id}t`, [x + tremor(next, 0.4), 0], tremor(next, 0.3));
  const beads = Array.from({ length: 8 }, (_, i): Point => [i * 12 + 6, base + 13]);
  const lozenges = beads.map(([x, y]) => svg`M${x - 5} ${y}l5-5 5 5-5 5Z`).join('');
  const band = svg`<path d="M0 ${base + 2}H${width}M0 ${base + 24}H${width}" stroke="${ink}" stroke-width="3"/><path d="${lozenges}" fill="${accent}"/>${dots(beads, 1.5, ground)}<path d="M0 ${base + 6.5}H${width}M0 ${base + 19.5}H${width}" stroke="${ink}" stroke-width=".8"/>`;
  return { width, height, body: `<defs>${tooth}${pendant}</defs>${body}${band}` };
};
