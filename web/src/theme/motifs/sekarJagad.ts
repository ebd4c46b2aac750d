import { ceplok } from './ceplok.ts';
import { mix } from './dyes.ts';
import { kawung } from './kawung.ts';
import { lereng } from './lereng.ts';
import type { Motif, MotifInk, MotifTile } from './motif.ts';
import { parang } from './parang.ts';
import { patches } from './patches.ts';
import { dots, pattern, scope, soft, svg, wrap, type Point } from './pen.ts';
import { random } from './random.ts';
import { truntum } from './truntum.ts';

const tile = { width: 480, height: 400 };

/** Sisik: fish scales, a light filling between the louder ones. */
const scales = (ink: MotifInk): MotifTile => ({
  width: 20,
  height: 16,
  body: svg`<path d="M0 0a10 8 0 0 0 20 0M-10 8a10 8 0 0 0 20 0a10 8 0 0 0 20 0M0 16a10 8 0 0 0 20 0M-10-8a10 8 0 0 0 20 0a10 8 0 0 0 20 0" fill="none" stroke="${ink.ink}" stroke-width="1.4"/>${dots(
    [
      [10, 2.5],
      [0, 10.5],
      [20, 10.5],
    ],
    1.3,
    ink.accent,
  )}`,
});

/** Cecek pitu: seven dots, the oldest filling. */
const seven = (ink: MotifInk): MotifTile => {
  const group = ([x, y]: Point): Point[] =>
    [
      [0, 0],
      [4, 0],
      [-4, 0],
      [2, 3.5],
      [-2, 3.5],
      [2, -3.5],
      [-2, -3.5],
    ].map(([a, b]) => [x + a!, y + b!]);
  return {
    width: 26,
    height: 22,
    body: dots(group([6.5, 5.5]), 1.2, ink.ink) + dots(group([19.5, 16.5]), 1.2, ink.accent),
  };
};

/** Sekar jagad, "flowers of the world": a map of patches, each filled by another motif. */
export const sekarJagad: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const { seed } = options;
  const next = random(`sekar jagad ${seed}`);
  const id = scope('sekarJagad', options);

  const plain = options.ink;
  const reversed = { ground: ink, ink: ground, accent: mix(ink, accent, 0.7) };
  const warm = { ground: accent, ink: ground, accent: mix(accent, ink, 0.75) };
  const quiet = { ground: mix(ground, ink, 0.16), ink, accent };
  // Three full motifs and two fillings: more would weigh more than the eye can tell apart.
  const loud: [Motif, number][] = [
    [kawung, 0.62],
    [truntum, 0.72],
    [parang, 0.72],
    [ceplok, 0.62],
    [lereng, 0.74],
  ];
  const first = Math.floor(next() * loud.length);
  const fills = [plain, reversed, warm].map((bath, i) => {
    const [motif, scale] = loud[(first + i * 2) % loud.length]!;
    return { tile: motif({ ink: bath, seed }), scale, bath };
  });
  fills.push(
    { tile: scales(quiet), scale: 1, bath: quiet },
    { tile: seven(reversed), scale: 0.9, bath: reversed },
  );
  const defs = fills
    .map(({ tile: fill, scale, bath }, i) => pattern(`${id}${i}`, fill, scale, bath.ground))
    .join('');

  const used = fills.map(() => 0);
  const chosen: number[] = [];
  const map = patches(next, tile, [4, 4], 3.6);
  const body = map.map(({ outline, neighbours }, index) => {
    const taken = new Set([...neighbours].map((n) => chosen[n]));
    const cost = used.map((times, i) => times + (taken.has(i) ? 100 : 0) + next() * 0.5 + (i > 2 ? 0.8 : 0));
    const fill = cost.indexOf(Math.min(...cost));
    used[fill]! += 1;
    chosen[index] = fill;
    const name = `${id}p${index}`;
    const center = outline.reduce<Point>(
      ([a, b], [x, y]) => [a + x / outline.length, b + y / outline.length],
      [0, 0],
    );
    const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x - center[0], y - center[1]))) + 4;
    const drawn = svg`<path id="${name}" d="${soft(outline)}" fill="url(#${id}${fill})" stroke="${ink}" stroke-width="2"/>`;
    const laid = wrap(
      tile,
      center,
      reach,
      ([x, y]) => svg`<use href="#${name}" x="${x - center[0]}" y="${y - center[1]}"/>`,
    );
    return `<defs>${drawn}</defs>${laid}`;
  });
  return { ...tile, body: `<defs>${defs}</defs>${body.join('')}` };
};
