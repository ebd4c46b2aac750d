import { mix } from './dyes.ts';
import type { Motif } from './motif.ts';
import { dots, leaf, ring, scope, svg, use, wrap, type Point } from './pen.ts';
import { random, tremor } from './random.ts';

const side = 120;

/**
 * Sidomukti, “may you prosper”: the wedding cloth of Solo. A lattice of lozenges contains wings, with mountains or
 * flowers between them.
 */
export const sidomukti: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const next = random(`sidomukti ${options.seed}`);
  const id = scope('sidomukti', options);
  const tile = { width: side, height: side };
  const half = side / 2;
  const shade = mix(ground, accent, 0.35);

  const plume = (turn: number, from: number, length: number, width = length * 0.34) =>
    leaf(ring(1, from, turn)[0]!, turn, length, width);
  const both = (name: string, markup: string) =>
    `<g id="${id}${name}">${markup}</g><use href="#${id}${name}" transform="scale(-1 1)"/>`;
  const fill = (dye: string, ...data: string[]) => `<path d="${data.join('')}" fill="${dye}"/>`;

  // A pair of wings, the lar of Garuda.
  const wing = both(
    'l',
    fill(ink, plume(-64, 7, 19), plume(-24, 7, 29), plume(16, 7, 19)) +
      fill(accent, plume(-44, 7, 25), plume(-4, 7, 25)) +
      dots(
        [
          [9, 17],
          [14, 14],
        ],
        1.2,
        ink,
      ),
  );
  const wings = svg`<g id="${id}w">${wing}<path d="M0-13C5-8 6 4 0 15C-6 4-5-8 0-13Z" fill="${ink}"/>${dots(
    [
      [0, -6],
      [0, -1],
      [0, 4],
    ],
    1.2,
    ground,
  )}${dots(
    [
      [0, -20],
      [0, -26],
      [0, 22],
      [0, 28],
    ],
    1.4,
    accent,
  )}</g>`;

  // Meru, the mountain of the gods, in leaf.
  const hill = (x: number, w: number, top: number) =>
    svg`M${x - w} 13C${x - w * 1.2} ${top + 9} ${x - w * 0.5} ${top + 3} ${x} ${top}C${x + w * 0.5} ${top + 3} ${x + w * 1.2} ${top + 9} ${x + w} 13Z`;
  const slope = both(
    's',
    fill(accent, hill(14, 7, -3)) +
      fill(ground, hill(14, 4, 3)) +
      fill(ink, plume(-58, 17, 9), plume(-24, 20, 9), plume(-74, 15, 11)),
  );
  const peak = fill(ink, hill(0, 10, -14)) + fill(shade, hill(0, 7.2, -8)) + fill(ink, hill(0, 4.2, 1));
  const meru = svg`<g id="${id}h">${slope}${peak}${fill(accent, plume(-90, 15, 13))}<path d="M-18 16.6Q0 19.6 18 16.6M-10 21Q0 23 10 21" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>${dots(
    [
      [0, 27],
      [0, -33],
    ],
    1.4,
    accent,
  )}</g>`;

  const petals = (turn: number, length: number) =>
    [0, 90, 180, 270].map((t) => plume(t + turn, 4, length)).join('');
  const flower = `<g id="${id}f">${fill(accent, petals(45, 14))}${fill(ink, petals(0, 21))}${dots(ring(8, 19.5, 22.5), 1.2, ink)}${dots([[0, 0]], 3, accent)}${dots(ring(4, 30), 1.4, accent)}</g>`;

  const edge = svg`M${-9} ${half - 9}L${half + 9} ${side + 9}M${half - 9}-9L${side + 9} ${half + 9}M-9 ${half + 9}L${half + 9}-9M${half - 9} ${side + 9}L${side + 9} ${half - 9}`;
  const lattice = `<path d="${edge}" stroke="${ink}" stroke-width="8.5"/><path d="${edge}" stroke="${ground}" stroke-width="5.6"/><path d="${edge}" stroke="${accent}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0 5.657"/>`;
  const knot = svg`<g id="${id}k"><path d="M0-11L11 0L0 11L-11 0Z" fill="${ground}" stroke="${ink}" stroke-width="1.5"/>${dots([[0, 0]], 2.6, accent)}${dots(ring(4, 5.4), 1.1, ink)}</g>`;

  const lay = (mark: string, at: Point, reach: number) => {
    const turn = tremor(next, 1.5);
    return wrap(tile, at, reach, (p) => use(`${id}${mark}`, p, turn, mark === 'k' ? 1 : 1.15));
  };
  const knots = lay('k', [half, 0], 12) + lay('k', [0, half], 12);
  const [mark, middle] = next() < 0.5 ? ['f', flower] : ['h', meru];
  const body = lattice + knots + lay('w', [0, 0], 48) + lay(mark, [half, half], 48);
  return { ...tile, body: `<defs>${wings}${middle}${knot}</defs>${body}` };
};
