import { mix } from './dyes.ts';
import type { Motif } from './motif.ts';
import { dots, place, ring, scope, squares, svg, use, wrap, type Point } from './pen.ts';
import { random, tremor } from './random.ts';

const side = 120;

/**
 * Ceplok in the nitik style: rosettes of dots and small squares, as if woven, inside a lattice of lozenges. The square
 * marks come from a canting whose spout is split into four.
 */
export const ceplok: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const next = random(`ceplok ${options.seed}`);
  const id = scope('ceplok', options);
  const tile = { width: side, height: side };

  const petal = 'M0-7C5-10 8.5-17 0-27C-8.5-17-5-10 0-7Z';
  const petals = (from: number, dye: string) =>
    svg`<path d="${[0, 90, 180, 270].map((turn) => place(petal, [0, 0], from + turn)).join('')}" fill="${dye}"/>`;

  const rose = `<g id="${id}a">${petals(0, ink)}${petals(45, accent)}${dots([...ring(4, 15), ...ring(4, 19)], 1.1, ground)}${dots([...ring(4, 14, 45), ...ring(4, 18, 45)], 1, ground)}${squares([[0, 0]], 6, accent)}${dots([[0, 0]], 1.4, ground)}${squares(ring(16, 31.5, 11.25), 2.8, ink)}${dots(ring(8, 24, 22.5), 1.4, ink)}${dots(ring(8, 35.5, 0), 1.3, accent)}</g>`;
  const knot = svg`<path d="M0-12L12 0L0 12L-12 0Z" fill="${ground}"/>`;
  const flower = `<g id="${id}b">${knot}${squares([...ring(4, 6), [0, 0]], 4.2, ink)}${squares(ring(4, 6, 45), 3, accent)}${squares(ring(12, 13), 2.4, ink)}${dots(ring(4, 18.5, 45), 1.5, accent)}</g>`;
  const lattice: Point[] = [];
  for (let i = 0; i < 20; i++) {
    const t = (i + 0.5) * (side / 20);
    lattice.push([t, (t + side / 2) % side], [t, (side * 1.5 - t) % side]);
  }
  const lines = svg`<path d="M-4 ${side / 2 - 4}L${side / 2 + 4} ${side + 4}M${side / 2 - 4}-4L${side + 4} ${side / 2 + 4}M-4 ${side / 2 + 4}L${side / 2 + 4}-4M${side / 2 - 4} ${side + 4}L${side + 4} ${side / 2 - 4}" stroke="${mix(ground, accent, 0.4)}" stroke-width="6.4"/>`;

  const turn = tremor(next, 1.5);
  const body = wrap(tile, [0, 0], 40, (at) => use(`${id}a`, at, turn)) + use(`${id}a`, [60, 60], -turn);
  const small = [
    [60, 0],
    [0, 60],
  ]
    .map(([x, y]) => wrap(tile, [x!, y!], 20, (at) => use(`${id}b`, at)))
    .join('');
  return {
    ...tile,
    body: `<defs>${rose}${flower}</defs>${lines}${squares(lattice, 2.4, ink)}${body}${small}`,
  };
};
