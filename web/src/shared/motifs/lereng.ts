import { mix } from './dyes.ts';
import type { Motif } from './motif.ts';
import { dots, leaf, ring, round, scope, svg, use } from './pen.ts';
import { random, tremor } from './random.ts';

const side = 136;
/** Height of one set of stripes; the tile holds two sets on its diagonal. */
const set = side / Math.SQRT2;
/** Distance between two figures of a stripe: `set` divided by a whole number, or the lattice breaks. */
const pitch = set / 6;

/** Lereng in the style of udan liris, “drizzle”: narrow diagonal stripes, each with its own small figure. */
export const lereng: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const next = random(`lereng ${options.seed}`);
  const id = scope('lereng', options);
  const deep = mix(ground, ink, 0.16);

  const figures: Record<string, string> = {
    // A sprig of three leaves.
    a: svg`<path d="${leaf([0, -1], -90, 9, 4)}${leaf([-1, 1], -160, 8, 4)}${leaf([1, 1], -20, 8, 4)}" fill="${ink}"/>${dots(
      [
        [0, 4],
        [-6, 5],
        [6, 5],
      ],
      1.1,
      accent,
    )}`,
    // A blade, leaning like those of parang.
    b: svg`<path d="M-5-7C4-8 6-2 1 1S-5 8 6 7C-2 10-8 5-3 0S1-6-5-7Z" fill="${ink}"/>${dots(
      [
        [5.5, -4.5],
        [-5.5, 4.5],
      ],
      1.1,
      accent,
    )}`,
    // A blossom.
    c: svg`<path d="${ring(4, 1, 45)
      .map((foot, i) => leaf(foot, 45 + i * 90, 7, 3.8))
      .join('')}" fill="${accent}"/>${dots([[0, 0]], 1.6, ink)}${dots(ring(4, 6.4), 0.9, ink)}`,
  };
  const defs = Object.entries(figures)
    .map(([name, body]) => `<g id="${id}${name}">${body}</g>`)
    .join('');

  const stripes: [figure: string, at: number, height: number, field?: string][] = [
    ['a', 0.13, 0.26],
    ['b', 0.42, 0.24, deep],
    ['c', 0.68, 0.2],
    ['', 0.89, 0.14, deep],
  ];
  const run = svg`h${3.2 * set}`;
  let lines = '';
  for (const [name, at, height, field] of stripes) {
    const [v, half] = [at * set, (height * set) / 2];
    const from = -2.1 * set;
    if (field) lines += svg`<path d="M${from} ${v}${run}" stroke="${field}" stroke-width="${half * 2}"/>`;
    lines += svg`<path d="M${from} ${v - half}${run}" stroke="${ink}" stroke-width="1.5"/>`;
    if (name) {
      // The slope repeats a stripe after one set, so a stripe is one set of figures, drawn four times.
      const figure = Array.from({ length: 6 }, (_, i) =>
        use(`${id}${name}`, [i * pitch, v], tremor(next, 4)),
      ).join('');
      const again = [-3, -2, -1].map((k) => use(`${id}${name}s`, [k * set, 0])).join('');
      lines += `<g id="${id}${name}s">${figure}</g>${again}${use(`${id}${name}s`, [set, 0])}`;
    } else
      lines += svg`<path d="M${from} ${v - half + 3}${run}M${from} ${v + half - 3}${run}" stroke="${ink}" stroke-width=".8"/><path d="M${-2.5 * set} ${v}${run}${run}" stroke="${accent}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 ${round(pitch / 2, 3)}"/>`;
  }
  const body = `<defs>${defs}</defs><g transform="rotate(-45)"><g id="${id}s">${lines}</g>${use(`${id}s`, [set, set])}</g>`;
  return { width: side, height: side, body };
};
