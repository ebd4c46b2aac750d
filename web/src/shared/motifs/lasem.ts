import { mix } from './dyes.ts';
import type { Motif } from './motif.ts';
import { dots, leaf, place, ring, scope, svg, use, wrap, type Point } from './pen.ts';
import { random, tremor } from './random.ts';

const width = 180;
const height = 200;

type Sprig = [at: Point, turn: number, size: number];

/**
 * Lasem: garden flowers and tendrils of the north coast, whose red no other town could match. Sprays in a
 * half drop, every other one mirrored.
 */
export const lasem: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const next = random(`lasem ${options.seed}`);
  const id = scope('lasem', options);
  const tile = { width, height };
  const pale = mix(ground, ink, 0.35);

  const veined = `stroke="${ground}" stroke-linecap="round"`;
  const petal = 'M0-5C-12-10-15-24-6-29Q-2-29 0-25Q2-29 6-29C15-24 12-10 0-5Z';
  const petalVeins = 'M0-9L0-19M-3-10L-6.5-21M3-10L6.5-21';
  const sepal = 'M0-12C-9-17-9-29 0-34C9-29 9-17 0-12Z';
  const around = (path: string, from: number) =>
    [0, 60, 120, 180, 240, 300].map((turn) => place(path, [0, 0], from + turn)).join('');
  const flower = svg`<g id="${id}f"><path d="${around(sepal, 30)}" fill="${pale}"/><path d="${around(petal, 0)}" fill="${ink}"/><path d="${around(petalVeins, 0)}" ${veined}/><circle r="7" fill="${ground}"/><circle r="5.6" fill="${accent}"/>${dots(ring(6, 3.2), 0.9, ground)}${dots([[0, 0]], 1, ground)}</g>`;

  const frond = leaf([0, 0], 0, 31, 13);
  const frondVeins = 'M3 0L25 0M9 0l4-3.5M9 0l4 3.5M15 0l4-3M15 0l4 3';
  const bud = 'M0 0C-9-5-8-15 0-20C8-15 9-5 0 0Z';
  const budVeins = 'M0-3L0-13M-3-5L-3.5-11M3-5L3.5-11';
  const cup = 'M-7-3Q0 5 7-3Q3 0 0-5Q-3 0-7-3Z';

  const line = `fill="none" stroke="${accent}" stroke-width="1.7" stroke-linecap="round"`;
  const fronds: Sprig[] = [
    [[-24, 30], 150, 0.9],
    [[-6, 41], 62, 0.95],
    [[31, 22], 10, 0.85],
    [[31, -33], -50, 0.7],
    [[-31, -31], 205, 0.75],
  ];
  const buds: Sprig[] = [
    [[-49, 8], -68, 0.9],
    [[37, 51], 128, 0.95],
    [[5, -53], 8, 0.85],
  ];
  const vines = `<path ${line} d="M6 14C6 40-12 46-34 32S-52 18-49 8M4 30C12 50 28 44 37 51M6 14C20 26 24 18 31 22M-6 41C-14 56-30 60-36 50S-24 42-24 50M24-16C34-24 28-30 31-33M2-20C0-36 7-42 5-53M5-44C-4-56-22-58-22-46S-10-42-12-48M-18-18C-26-20-26-26-31-31M44 14C56 8 60-6 50-12S40 0 47 0"/>`;
  const shaken = (sprigs: Sprig[]) =>
    sprigs.map(([at, turn, size]): Sprig => [at, turn + tremor(next, 7), size]);
  const [leaves, closed] = [shaken(fronds), shaken(buds)];
  const all = (sprigs: Sprig[], path: string) => sprigs.map((sprig) => place(path, ...sprig)).join('');
  const spray = `<g id="${id}s">${vines}<path d="${all(leaves, frond)}" fill="${accent}"/><path d="${all(closed, bud)}" fill="${ink}"/><path d="${all(leaves, frondVeins)}${all(closed, budVeins)}" ${veined}/><path d="${all(closed, cup)}" fill="${accent}"/>${use(`${id}f`, [0, 0], tremor(next, 14))}</g>`;

  const lay = (at: Point, flip = false) =>
    wrap(tile, at, 74, (p) => use(`${id}s`, p, flip ? 8 : -6, 1, flip));
  // Three dots, the filling of every coastal ground.
  const trio = ([x, y]: Point) => ring(3, 2.6, next() * 90).map(([dx, dy]): Point => [x + dx, y + dy]);
  const strewn = (
    [
      [90, 14],
      [174, 80],
      [134, 52],
      [44, 152],
      [134, 24],
      [44, 182],
      [90, 118],
      [90, 190],
    ] as Point[]
  ).flatMap(trio);
  const body = `${dots(strewn, 1.1, ink)}${lay([44, 48])}${lay([134, 148], true)}`;
  return {
    ...tile,
    body: `<defs>${flower}${spray}</defs>${body}`,
  };
};
