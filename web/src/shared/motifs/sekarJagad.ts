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

/** Each filling’s tile divides it evenly, so that a patch continues seamlessly across its edges. */
const tile = { width: 480, height: 400 };
/** The side of a full motif’s tile. They are squares. */
const loudSide = 80;

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
      [3.6, 0],
      [-3.6, 0],
      [1.8, 3.2],
      [-1.8, 3.2],
      [1.8, -3.2],
      [-1.8, -3.2],
    ].map(([a, b]) => [x + a!, y + b!]);
  return {
    width: 24,
    height: 20,
    body: dots(group([6, 5]), 1.1, ink.ink) + dots(group([18, 15]), 1.1, ink.accent),
  };
};

/** Sekar jagad, “flowers of the world”: a map of patches, each filled by another motif. */
export const sekarJagad: Motif = (options) => {
  const { ground, ink, accent } = options.ink;
  const { seed } = options;
  const next = random(`sekar jagad ${seed}`);
  const id = scope('sekarJagad', options);

  const plain = options.ink;
  const reversed = { ground: ink, ink: ground, accent: mix(ink, accent, 0.7) };
  const warm = { ground: accent, ink: ground, accent: mix(accent, ink, 0.75) };
  const quiet = { ground: mix(ground, ink, 0.16), ink, accent };
  // Three full motifs and two fillings: more would add bytes without a visible difference.
  const loud: Motif[] = [kawung, truntum, parang, ceplok, lereng];
  const first = Math.floor(next() * loud.length);
  const fills = [plain, reversed, warm].map((bath, i) => {
    const drawn = loud[(first + i * 2) % loud.length]!({ ink: bath, seed });
    return { tile: drawn, scale: loudSide / drawn.width, bath };
  });
  fills.push(
    { tile: scales(quiet), scale: 1, bath: quiet },
    { tile: seven(reversed), scale: 1, bath: reversed },
  );
  const defs = fills
    .map(({ tile: fill, scale, bath }, i) => pattern(`${id}${i}`, fill, scale, bath.ground))
    .join('');

  const used = fills.map(() => 0);
  const chosen: number[] = [];
  // One path for all patches of a filling: browsers redraw a pattern for each path that it fills.
  const lands = fills.map(() => '');
  patches(next, tile, [4, 4], 3.6).forEach(({ outline, neighbors }, index) => {
    const taken = new Set([...neighbors].map((n) => chosen[n]));
    const cost = used.map((times, i) => times + (taken.has(i) ? 100 : 0) + next() * 0.5 + (i > 2 ? 0.8 : 0));
    const fill = cost.indexOf(Math.min(...cost));
    used[fill]! += 1;
    chosen[index] = fill;
    const center = outline.reduce<Point>(
      ([a, b], [x, y]) => [a + x / outline.length, b + y / outline.length],
      [0, 0],
    );
    const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x - center[0], y - center[1]))) + 4;
    lands[fill] += wrap(tile, center, reach, ([x, y]) =>
      soft(outline.map(([a, b]) => [a + x - center[0], b + y - center[1]])),
    );
  });
  const body = lands.map(
    (land, i) => svg`<path d="${land}" fill="url(#${id}${i})" stroke="${ink}" stroke-width="2"/>`,
  );
  return { ...tile, body: `<defs>${defs}</defs>${body.join('')}` };
};
