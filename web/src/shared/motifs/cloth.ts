import { ceplok } from './ceplok.ts';
import { inks, wardrobe } from './choose.ts';
import { deep, dyes, mix } from './dyes.ts';
import { kawung } from './kawung.ts';
import { lasem } from './lasem.ts';
import { lereng } from './lereng.ts';
import { megaMendung } from './megaMendung.ts';
import type { Motif, MotifInk, MotifTile } from './motif.ts';
import { parang } from './parang.ts';
import { pattern, scope, squeeze, svg } from './pen.ts';
import { sekarJagad } from './sekarJagad.ts';
import { sidomukti } from './sidomukti.ts';
import { truntum } from './truntum.ts';
import { tumpal } from './tumpal.ts';

/** The motifs that fill a cloth. Tumpal is not one of them: it is a border. */
export const motifs = {
  kawung,
  parang,
  megaMendung,
  truntum,
  ceplok,
  sekarJagad,
  lereng,
  sidomukti,
  lasem,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

/** The visual size of one figure, in units of its tile: what the eye counts across a cloth. */
export const figure: Record<MotifName, number> = {
  kawung: 66,
  parang: 84,
  megaMendung: 76,
  truntum: 52,
  ceplok: 78,
  sekarJagad: 108,
  lereng: 64,
  sidomukti: 84,
  lasem: 104,
};

/** Figures across the shorter side: about 3 on a thumbnail, 6 on a social preview, 12 on a wall. */
const figuresAcross = (short: number) => 2.6 * (short / 60) ** 0.36;

const xmlns = 'http://www.w3.org/2000/svg';

export type ClothOptions = {
  motif: MotifName;
  seed: string;
  /** Pixels, 24 to 8192; rounded to whole ones. */
  width: number;
  height: number;
  /** The motif’s own dyes unless given. */
  ink?: MotifInk;
  /**
   * The end of the cloth: a row of tumpal (at the right of a wide cloth, at the bottom of any other), or none. By
   * default, cloths of 200 pixels and more get tumpal if the motif suits it.
   */
  end?: 'tumpal' | 'none';
};

/** Caches recent tiles: a site uses few, and shows each in many sizes. */
const drawn = new Map<string, MotifTile>();
const mostDrawn = 200;

/** Returns one tile of the motif, drawn once. */
export function tileOf(motif: MotifName, ink: MotifInk, seed: string): MotifTile {
  const key = JSON.stringify([motif, ink, seed]);
  const known = drawn.get(key);
  if (known) return known;
  const tile = motifs[motif]({ ink, seed });
  const squeezed = { ...tile, body: squeeze(tile.body) };
  if (drawn.size === mostDrawn) drawn.clear();
  drawn.set(key, squeezed);
  return squeezed;
}

/** A whole cloth as a standalone SVG document: the same options return the same bytes. */
export function cloth(options: ClothOptions): string {
  const { motif, seed } = options;
  const [width, height] = [options.width, options.height].map((side) =>
    Math.round(Math.min(8192, Math.max(24, side))),
  ) as [number, number];
  const ink = options.ink ?? inks[wardrobe[motif][0]];
  const short = Math.min(width, height);
  const whole = motif === 'megaMendung' || motif === 'sekarJagad';
  const end = options.end ?? (short >= 200 && !whole ? 'tumpal' : 'none');
  // The ids include everything that the definitions depend on: equal ids on one page are equal drawings.
  const id = scope('cloth', { ink, seed: [motif, seed, width, height, end].join() });

  const scale = short / (figuresAcross(short) * figure[motif]);
  const field = pattern(id, tileOf(motif, ink, seed), scale, ink.ground);
  const hem = end === 'tumpal' ? squeeze(border(id, seed, ink, width, height)) : '';
  return svg`<svg xmlns="${xmlns}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${field}<path fill="url(#${id})" d="M0 0H${width}V${height}H0Z"/>${hem}</svg>`;
}

/** The row of tumpal at the end of a cloth, with its points towards the field. */
function border(id: string, seed: string, ink: MotifInk, width: number, height: number): string {
  const wide = width > height * 1.2;
  const [length, depth] = [wide ? height : width, Math.round(Math.min(width, height) * 0.26)];
  // A light cloth ends in the color of its motif, with gold; a dark one in a deeper shade of its own dye.
  const bath = deep(ink.ground)
    ? { ...ink, ground: mix(ink.ground, dyes.tinta.light, 0.4) }
    : { ground: ink.ink, ink: ink.ground, accent: dyes.prada.dark };
  const tile = tumpal({ ink: bath, seed });
  // Whole pixels per tile; both ends share the remainder.
  const count = Math.max(1, Math.round((length * tile.height) / (depth * tile.width)));
  const step = Math.ceil(length / count);
  const start = Math.floor((length - step * count) / 2);
  const fitted = {
    ...tile,
    body: `<g transform="scale(${(step / tile.width).toFixed(4)} ${(depth / tile.height).toFixed(4)})">${tile.body}</g>`,
    width: step,
    height: depth,
  };
  const place = wide
    ? svg`translate(${width - depth} ${height})rotate(-90)translate(${start} 0)`
    : svg`translate(${start} ${height - depth})`;
  return svg`${pattern(`${id}t`, fitted, 1, bath.ground)}<path transform="${place}" fill="url(#${id}t)" d="M0 0H${step * count}V${depth}H0Z"/><path transform="${place}" d="M0 0H${step * count}" stroke="${bath.ink}" stroke-width="${Math.max(1, Math.round(depth / 36))}"/>`;
}

/** A row of tumpal as a standalone SVG document, for where a style sheet cannot repeat a tile. */
export function tumpalStrip({
  ink,
  seed,
  width,
  height,
}: {
  ink: MotifInk;
  seed: string;
  width: number;
  height: number;
}): string {
  const tile = tumpal({ ink, seed });
  const row = pattern('row', tile, height / tile.height, ink.ground);
  return squeeze(
    svg`<svg xmlns="${xmlns}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${row}<path fill="url(#row)" d="M0 0H${width}V${height}H0Z"/></svg>`,
  );
}

/**
 * One tile as a standalone SVG document, for a repeating CSS background. `scale` is in pixels per unit of the tile,
 * whose sides are rounded to whole pixels. Without `ground`, the field stays transparent.
 */
export function tileSvg(
  motif: MotifName | 'tumpal',
  { ink, seed, scale = 1, ground = true }: { ink: MotifInk; seed: string; scale?: number; ground?: boolean },
): string {
  const tile = (motif === 'tumpal' ? tumpal : motifs[motif])({ ink, seed });
  const [w, h] = [Math.max(4, Math.round(tile.width * scale)), Math.max(4, Math.round(tile.height * scale))];
  const field = ground && svg`<path fill="${ink.ground}" d="M0 0H${tile.width}V${tile.height}H0Z"/>`;
  return squeeze(
    svg`<svg xmlns="${xmlns}" width="${w}" height="${h}" viewBox="0 0 ${tile.width} ${tile.height}" preserveAspectRatio="none">${field}${tile.body}</svg>`,
  );
}

/**
 * A data URI for `url("…")` in a style sheet, or for an image source. It contains single quotes, but no double quotes.
 */
export function toDataUri(document: string): string {
  const encoded = document
    .replaceAll('"', "'")
    .replace(/[%#<>{}|\\^`[\]\n\r\t]|[^\x20-\x7e]+/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded}`;
}
