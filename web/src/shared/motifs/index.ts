export { clothFor, inks, wardrobe, type InkName } from './choose.ts';
export {
  cloth,
  motifs,
  tileSvg,
  toDataUri,
  tumpalStrip,
  type ClothOptions,
  type MotifName,
} from './cloth.ts';
export { dyes, mix, type Dye } from './dyes.ts';
export type { Motif, MotifInk, MotifOptions, MotifTile } from './motif.ts';
export { tumpal } from './tumpal.ts';
