import { provinceCodes, type ProvinceCode } from '../../provinces.ts';
import { inks } from '../choose.ts';
import { motifs } from '../cloth.ts';
import { dyes } from '../dyes.ts';
import { dots, pattern, squeeze, svg } from '../pen.ts';
import { fills, type FillName } from './fills.ts';
import { clothBox, outlines, type ClothWidth } from './outlines.ts';
import { placements } from './placements.ts';

/** Waxed: the seat is open. Dyed: the province has an ambassador. */
export type ClothState = 'waxed' | 'dyed';

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

/** The cloth of 38 patches as a standalone SVG document, one province to a patch. */
export function provincialCloth({ width, state }: { width: ClothWidth; state: ClothState }): string {
  const { x, y, ...size } = clothBox[width];
  const lines = outlines(width);
  const waxed = () =>
    svg`<path d="${provinceCodes.map((code) => lines[code]).join('')}" fill="none" stroke="${dyes.prada.dark}" stroke-width="${2.6 * pen[width]}" stroke-dasharray="${0.1 * pen[width]} ${5 * pen[width]}" stroke-linecap="round"/>`;
  const dyed = () =>
    svg`<defs>${provinceCodes.map(fillOf).join('')}</defs><g stroke="${dyes.gading.light}" stroke-width="${1.2 * pen[width]}">${provinceCodes.map((code) => `<path d="${lines[code]}" fill="url(#${code})"/>`).join('')}</g>`;
  return squeeze(
    svg`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${x} ${y} ${size.width} ${size.height}">${state === 'waxed' ? waxed() : dyed()}</svg>`,
  );
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
