import { mix } from './dyes.ts';
import type { Motif } from './motif.ts';
import { almond, dots, ring, scope, svg, use, wrap } from './pen.ts';
import { random, tremor } from './random.ts';

/** Half the distance between two crosses in a row, in user units. */
const step = 36;
const side = 4 * step;

/**
 * Kawung: the fruit of the sugar palm, cut across. Four lobes meet at every cross; each lobe contains two seeds. The
 * lobes are the overlaps of a net of circles, so the spaces between them are stars.
 */
export const kawung: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const next = random(`kawung ${options.seed}`);
  const id = scope('kawung', options);
  const tile = { width: side, height: side };
  const length = step * Math.SQRT2;

  const seeds = dots(
    [
      [-6, 0],
      [6, 0],
    ],
    2.3,
    ground,
  );
  const lobe = svg`<g id="${id}l"><path d="${almond(length * 0.85, length * 0.47, 0.84)}" fill="${ink}"/><path d="${almond(length * 0.68, length * 0.31, 0.84)}" fill="none" stroke="${mix(ground, ink, 0.3)}" stroke-width="1"/>${seeds}</g>`;
  const cross = svg`<path id="${id}c" d="M-5 0H5M0-5V5" stroke="${accent}" stroke-width="2.4" stroke-linecap="round"/>`;
  const star = svg`<g id="${id}s"><path d="M0-9.5Q2.2-2.2 9.5 0Q2.2 2.2 0 9.5Q-2.2 2.2-9.5 0Q-2.2-2.2 0-9.5Z" fill="${accent}"/>${dots([[0, 0]], 1.4, ground)}${dots([...ring(4, 13.5), ...ring(4, 7, 45)], 1.2, ink)}</g>`;

  let body = `<defs>${lobe}${cross}${star}</defs>`;
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const even = (row + column) % 2 === 0;
      const center = [
        (column + 0.5) * step + tremor(next, 0.4),
        (row + 0.5) * step + tremor(next, 0.4),
      ] as const;
      body += use(`${id}l`, center, (even ? 45 : -45) + tremor(next, 2), 1 + tremor(next, 0.025));
      const lean = tremor(next, 5);
      const knot = `${id}${even ? 'c' : 's'}`;
      body += wrap(tile, [column * step, row * step], 15, (at) => use(knot, at, lean));
    }
  return { ...tile, body };
};
