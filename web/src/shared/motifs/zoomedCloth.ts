import type { clothFor } from './choose.ts';
import { figure, tileOf, type MotifName } from './cloth.ts';
import { dyes, mix } from './dyes.ts';
import { ring, svg, through, type Point } from './pen.ts';
import { random, tremor } from './random.ts';
import { zoomSize, zoomSteps, type ZoomStep } from './zoomSteps.ts';

const { width, height } = zoomSize;

/** The size of a figure at arm’s length. */
const armFigure = 170;

/** The place on each motif’s tile that stays in the middle, in its units: where a dot or a line is. */
const middles: Record<MotifName, Point> = {
  kawung: [58, 58],
  parang: [38, 48.5],
  megaMendung: [172, 74],
  truntum: [30, 30],
  ceplok: [57.6, 38.8],
  sekarJagad: [367, 140],
  lereng: [60.6, 60.6],
  sidomukti: [60, 22],
  lasem: [43.7, 48],
};

type Cloth = ReturnType<typeof clothFor>;

const root = (content: string) =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

const field = (fill: string) => svg`<path fill="${fill}" d="M0 0H${width}V${height}H0Z"/>`;

/**
 * The largest tile of a sharp `<pattern>`. Browsers draw it once, in at most 2,048 pixels a side; where the finished
 * picture shows more, they enlarge it. A phone shows up to five for one of the drawing.
 */
const sharpTile = 400;

/**
 * The cloth at a scale. Where a reader comes close, its tiles are placed one by one, which is always sharp. From afar
 * there are too many tiles for that: a phone would be busy with them before it shows anything.
 */
function clothAt({ motif, ink, seed }: Cloth, step: Exclude<ZoomStep, 'dot'>): string {
  const tile = tileOf(motif, ink, seed);
  const scale = (zoomSteps[step] * armFigure) / figure[motif];
  const [x, y] = middles[motif];
  const [left, top] = [width / 2 / scale - x, height / 2 / scale - y];
  if (Math.max(tile.width, tile.height) * scale < sharpTile)
    return root(
      svg`<defs><pattern id="cloth" x="${left}" y="${top}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale.toFixed(4)})">${tile.body}</pattern></defs>${field(ink.ground)}${field('url(#cloth)')}`,
    );
  const startsOf = (start: number, step: number, end: number) => {
    const first = start - Math.ceil(start / step) * step;
    return Array.from({ length: Math.ceil((end / scale - first) / step) }, (_, i) => first + i * step);
  };
  const places = startsOf(top, tile.height, height).flatMap((ty) =>
    startsOf(left, tile.width, width).map((tx) => svg`<use href="#tile" x="${tx}" y="${ty}"/>`),
  );
  // Each tile reaches a pixel into its neighbors, and its edge is cut through the finished picture, for which a layer of its
  // own is needed; or the ground, and what lies below a figure, would shine through the seams.
  const [seam, w, h] = [1 / scale, tile.width + 2 / scale, tile.height + 2 / scale].map((side) =>
    side.toFixed(4),
  );
  return root(
    svg`<defs><svg id="tile" x="-${seam}" y="-${seam}" width="${w}" height="${h}" viewBox="-${seam} -${seam} ${w} ${h}"><g opacity=".999">${tile.body}</g></svg></defs>${field(ink.ground)}<g transform="scale(${scale.toFixed(4)})">${places.join('')}</g>`,
  );
}

/** The side of a square of plain weave: two threads each way. A dot of wax is about four threads wide. */
const weaveSide = 260;

/** Cotton, one thread over, one under. */
function weave(dye: string): string {
  const [light, dark] = [mix(dye, dyes.mori.light, 0.16), mix(dye, dyes.tinta.light, 0.34)];
  const half = weaveSide / 2;
  const thread = (x: number, y: number, lies: boolean) => {
    const [w, h] = lies ? [half + 16, half - 18] : [half - 18, half + 16];
    return svg`<rect x="${x + (half - w) / 2}" y="${y + (half - h) / 2}" width="${w}" height="${h}" rx="46" fill="url(#${lies ? 'weft' : 'warp'})"/>`;
  };
  const shade = (id: string, end: string) =>
    svg`<linearGradient id="${id}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${dark}"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  const threads = [
    thread(0, 0, true),
    thread(half, half, true),
    thread(half, 0, false),
    thread(0, half, false),
  ].join('');
  return svg`${shade('weft', 'x2="0" y2="1"')}${shade('warp', 'x2="1" y2="0"')}<pattern id="weave" width="${weaveSide}" height="${weaveSide}" patternUnits="userSpaceOnUse">${svg`<path fill="${dark}" d="M0 0H${weaveSide}V${weaveSide}H0Z"/>`}${threads}</pattern>`;
}

/** A crack through the wax: from its edge past the middle, as brittle things break. */
function crack(next: () => number, angle: number, from: number, to: number): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const points = Array.from({ length: 7 }, (_, i): Point => {
    const along = from + ((to - from) * i) / 6;
    const aside = tremor(next, 26);
    return [along * cos - aside * sin, along * sin + aside * cos];
  });
  return svg`M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}`;
}

/** One dot of wax on dyed cotton: an uneven disc, cracked in three places, with dye that has seeped in. */
function dotOfWax({ ink, seed }: Cloth): string {
  const next = random(`dot ${seed}`);
  const dye = [ink.ground, ink.ink, ink.accent].toSorted((a, b) => lightness(a) - lightness(b))[0]!;
  const wax = mix(dyes.prada.dark, dyes.mori.light, 0.42);
  const edge = through(
    ring(11, 1).map(([x, y]): Point => {
      const radius = 330 + tremor(next, 15);
      return [x * radius, y * radius];
    }),
    true,
  );
  const cracks = [0.5, 2.3, 4.6]
    .map((angle, i) => crack(next, angle + tremor(next, 0.3), -120 + 90 * i, 360))
    .join('');
  const line = (color: string, size: number, rest: string) =>
    svg`stroke="${color}" stroke-width="${size}" ${rest}`;
  return root(
    svg`<defs>${weave(dye)}<radialGradient id="wax" cx=".38" cy=".32" r=".75"><stop offset="0" stop-color="${mix(wax, dyes.mori.light, 0.5)}"/><stop offset=".55" stop-color="${wax}"/><stop offset="1" stop-color="${mix(wax, dyes.soga.light, 0.4)}"/></radialGradient><clipPath id="disc"><path d="${edge}"/></clipPath></defs>${field('url(#weave)')}<g transform="translate(${width / 2} ${height / 2})" fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${edge}" fill="url(#wax)"/><g clip-path="url(#disc)"><path d="${edge}" ${line(dye, 8, 'opacity=".45"')}/><path d="${cracks}" ${line(dye, 8, 'opacity=".4"')}/><path d="${cracks}" ${line(dye, 4, '')}/></g></g>`,
  );
}

/** A color’s lightness, good enough to tell the darkest of three. */
const lightness = (color: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);

/** A cloth seen from one of the steps, as an SVG document. */
export function zoomedCloth(step: ZoomStep, cloth: Cloth): string {
  return step === 'dot' ? dotOfWax(cloth) : clothAt(cloth, step);
}
