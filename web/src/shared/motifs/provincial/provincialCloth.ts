import { provinceCodes, type ProvinceCode } from '../../provinces.ts';
import { inks } from '../choose.ts';
import { motifs } from '../cloth.ts';
import { dyes } from '../dyes.ts';
import { dots, pattern, squeeze, svg } from '../pen.ts';
import { fills, type FillName } from './fills.ts';
import { clothBox, outlines, type ClothWidth } from './outlines.ts';
import { placements } from './placements.ts';

/** Pens are measured on the screen: a narrow cloth is drawn for 50 pixels a unit, a wide one for 80. */
const pen: Record<ClothWidth, number> = { wide: 1, narrow: 1.6 };

/** Motifs made for whole cloths are drawn small; the tiles made for this one are not. */
const scaleOf = (fill: FillName) =>
  fill === 'parang' ? 0.4 : fill === 'lasem' ? 0.3 : fill in motifs ? 0.36 : 1;

function fillOf(code: ProvinceCode): string {
  const { fill, ink } = placements[code];
  const tile = fills[fill]({ ink: inks[ink], seed: 'provinces' });
  return pattern(code, tile, scaleOf(fill), inks[ink].ground);
}

/** What every cloth of a width is made of, drawn once. */
const once = <Key, Value>(draw: (key: Key) => Value) => {
  const kept = new Map<Key, Value>();
  return (key: Key): Value => kept.get(key) ?? kept.set(key, draw(key)).get(key)!;
};
const fill = once((code: ProvinceCode) => squeeze(fillOf(code)));
const lines = once(outlines);

/**
 * The cloth of 38 patches as a standalone SVG document, one province to a patch: the dyed ones have an ambassador, the
 * others are only waxed, their seat is open.
 */
export function provincialCloth(width: ClothWidth, dyed: ReadonlySet<ProvinceCode>): string {
  const { x, y, ...size } = clothBox[width];
  const outline = lines(width);
  const patches = provinceCodes.filter((code) => dyed.has(code));
  const open = provinceCodes.filter((code) => !dyed.has(code));
  const waxed =
    open.length > 0 &&
    svg`<path d="${open.map((code) => outline[code]).join('')}" fill="none" stroke="${dyes.prada.dark}" stroke-width="${2.6 * pen[width]}" stroke-dasharray="${0.1 * pen[width]} ${5 * pen[width]}" stroke-linecap="round"/>`;
  const filled =
    patches.length > 0 &&
    svg`<defs>${patches.map(fill).join('')}</defs><g stroke="${dyes.gading.light}" stroke-width="${1.2 * pen[width]}">${patches.map((code) => `<path d="${outline[code]}" fill="url(#${code})"/>`).join('')}</g>`;
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${x} ${y} ${size.width} ${size.height}">${filled}${waxed}</svg>`;
}

/** The sea around the patches, as a tile for a CSS background: dots of one pixel in a lattice of 14. */
export const seaTile = svg`<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14"><g opacity=".12">${dots(
  [
    [3.5, 3.5],
    [10.5, 10.5],
  ],
  0.5,
  dyes.prada.dark,
)}</g></svg>`;
