import { mix } from './dyes.ts';
import type { Motif } from './motif.ts';
import { dots, scope, svg, through, use, type Point } from './pen.ts';
import { random, tremor } from './random.ts';

const side = 128;
/** Distance between two rows, measured across them: the tile holds two rows on its diagonal. */
const row = side / Math.SQRT2;
/** Distance between two blades of a row. */
const pitch = row / 3;

/** Half of a blade’s spine, from the waist to the head that curls back; the other half is the same, turned by 180°. */
const spine: readonly (readonly [number, number, number, number])[] = [
  [0, -9, -27, -7],
  [0, -9, -36, -29],
];
const along = (t: number): Point => {
  const s = 1 - t;
  const [x, y] = spine.map(([a, b, c, d]) => a * s ** 3 + 3 * b * s * s * t + 3 * c * s * t * t + d * t ** 3);
  return [x!, y!];
};
const turned = ([x, y]: Point): Point => [-x, -y];
const head = along(1);

/** Half the thickness of a blade: a full belly, a neck, a head. */
const swell = (t: number) => 8 + 0.5 * t + 1.9 * Math.cos(t * 5.2);

/** Outline of a blade, drawn `inset` units inside its edge. */
function blade(inset: number): string {
  const edge: Point[] = [];
  for (let i = -6; i <= 6; i++) {
    const [x, y] = along(Math.abs(i) / 6);
    const [x1, y1] = along(Math.abs(i) / 6 + 0.01);
    const thick = Math.max(0.4, swell(Math.abs(i) / 6) - inset) / Math.hypot(x1 - x, y1 - y);
    const side = [x + (y1 - y) * thick, y - (x1 - x) * thick] as const;
    const back = [x - (y1 - y) * thick, y + (x1 - x) * thick] as const;
    edge.push(i < 0 ? turned(back) : side);
    // The round of the head, past the end of the spine.
    if (i === 6) edge.push([x + (x1 - x) * thick * 0.95, y + (y1 - y) * thick * 0.95]);
  }
  return through([...edge, ...edge.map(turned)], true);
}

/**
 * Parang: rows of blades at 45°, each an S that locks into the next, like waves against a cliff. Between the rows runs
 * a string of lozenges, the mlinjon.
 */
export const parang: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const next = random(`parang ${options.seed}`);
  const id = scope('parang', options);

  const gap = [0.52, 0.35, 0.15].map(along);
  const wave = through([...gap.map(turned), ...gap.toReversed()].map(([x, y]): Point => [x + pitch / 2, y]));
  const figure = svg`<g id="${id}b"><path d="${blade(0)}" fill="${ink}"/><path d="${blade(2.5)}" fill="none" stroke="${mix(ground, ink, 0.15)}"/><path d="${blade(5.4)}" fill="${accent}"/>${dots([head, turned(head)], 1.9, ground)}<path d="${wave}" fill="none" stroke="${ink}" stroke-linecap="round"/></g>`;

  // Two rows later, the lattice has shifted by six blades: only six blades may differ in hand.
  const hand = Array.from({ length: 6 }, () => [tremor(next, 1.6), 1 + tremor(next, 0.02)] as const);
  let line = '';
  for (let i = -7; i <= 4; i++) line += use(`${id}b`, [i * pitch, 0], ...hand[(i + 12) % 6]!);
  const knots = Array.from({ length: 12 }, (_, i): Point => [(i - 6.7) * pitch, row / 2]);
  const lozenges = (half: number, shift: number) =>
    knots
      .map(
        ([x, y]) =>
          svg`M${x + shift - half} ${y}l${half}-${half * 0.68} ${half} ${half * 0.68}-${half} ${half * 0.68}Z`,
      )
      .join('');
  line += `<path d="${lozenges(8.6, 0)}" fill="${ink}"/><path d="${lozenges(5, pitch / 2)}" fill="${accent}"/>${dots(knots, 1.8, ground)}`;

  const rows = [1, 2].map((k) => use(`${id}r`, [3 * k * pitch, k * row])).join('');
  const body = `<defs>${figure}</defs><g transform="rotate(-45)"><g id="${id}r">${line}</g>${rows}</g>`;
  return { width: side, height: side, body };
};
