import type { Motif } from './motif.ts';
import { dots, leaf, ring, scope, svg, use, wrap, type Point } from './pen.ts';
import { random, tremor } from './random.ts';

/** Half the distance between two stars in a row, in user units. */
const step = 30;
const side = 4 * step;

/**
 * Truntum, “to sprout again”: tanjung blossoms with eight petals, scattered like stars on a lattice of tendrils over a
 * dark ground.
 */
export const truntum: Motif = (options) => {
  const { ink, accent } = options.ink;
  const next = random(`truntum ${options.seed}`);
  const id = scope('truntum', options);
  const tile = { width: side, height: side };

  const petals = (from: number, to: number, turn: number) =>
    ring(4, from, turn)
      .map((foot, i) => leaf(foot, turn + i * 90, to - from, 4))
      .join('');
  const star = `<g id="${id}s"><path d="${petals(3.4, 17, 0)}${petals(3.2, 13.5, 45)}" fill="${ink}"/>${dots(ring(8, 14.6, 22.5), 1, ink)}<circle r="2.3" fill="${accent}"/></g>`;
  const bud = `<g id="${id}b"><path d="${ring(8, 5.6)
    .map(([x, y]) => svg`M${x * 0.45} ${y * 0.45}L${x} ${y}`)
    .join(
      '',
    )}" stroke="${accent}" stroke-width="1.2" stroke-linecap="round"/>${dots([[0, 0]], 1.1, ink)}${dots(ring(4, 8.4), 0.8, accent)}</g>`;

  let body = '';
  const dust: Point[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = [column * step, row * step];
      const even = (row + column) % 2 === 0;
      const at: Point = [x + tremor(next, 0.7), y + tremor(next, 0.7)];
      const turn = tremor(next, 7);
      const size = 1 + tremor(next, 0.06);
      body += wrap(tile, at, 19, (p) => use(`${id}${even ? 's' : 'b'}`, p, turn, size));
      const middle: Point = [x + step / 2 + tremor(next, 0.8), y + step / 2 + tremor(next, 0.8)];
      for (const [dx, dy] of [[0, 0], ...ring(4, 4.6, 45)] as Point[])
        dust.push([middle[0] + dx, middle[1] + dy]);
    }
  return { ...tile, body: `<defs>${star}${bud}</defs>${dots(dust, 1.1, ink)}${body}` };
};
