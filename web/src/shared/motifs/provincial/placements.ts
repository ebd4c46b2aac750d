import type { ProvinceCode } from '../../provinces.ts';
import type { InkName } from '../choose.ts';
import type { Point } from '../pen.ts';
import type { FillName } from './fills.ts';

/** Where a patch lies, in units from the top left of the wide and of the narrow cloth, and what fills it. */
export type Placement = { wide: Point; narrow: Point; fill: FillName; ink: InkName };

/** The patches lie as the islands do; the narrow cloth is folded at the Makassar Strait. */
export const placements: Record<ProvinceCode, Placement> = {
  AC: { wide: [0.5, 0.5], narrow: [0.72, 0.5], fill: 'pucuk', ink: 'abang' },
  SU: { wide: [1.3, 1.25], narrow: [1.2, 1.4], fill: 'tenun', ink: 'wedelan' },
  RI: { wide: [2.4, 1.6], narrow: [2.3, 1.35], fill: 'pucuk', ink: 'prada' },
  KR: { wide: [3.45, 1.25], narrow: [3.35, 0.75], fill: 'sulur', ink: 'pesisir' },
  SB: { wide: [1.65, 2.3], narrow: [1.08, 2.4], fill: 'itik', ink: 'sogan' },
  JA: { wide: [2.8, 2.55], narrow: [2.1, 2.35], fill: 'ceplok', ink: 'abang' },
  BE: { wide: [2.05, 3.3], narrow: [1.6, 3.35], fill: 'besurek', ink: 'wedelan' },
  SS: { wide: [3.25, 3.5], narrow: [2.6, 3.3], fill: 'tenun', ink: 'abang' },
  BB: { wide: [4.1, 2.7], narrow: [3.15, 2.35], fill: 'bintang', ink: 'latarPutih' },
  LA: { wide: [3.45, 4.5], narrow: [2.4, 4.35], fill: 'kapal', ink: 'latarPutih' },
  BT: { wide: [4.2, 5.3], narrow: [2.9, 5.3], fill: 'ceplok', ink: 'pesisir' },
  JK: { wide: [5.05, 4.65], narrow: [3.55, 4.55], fill: 'tumpalan', ink: 'sogan' },
  JB: { wide: [5.2, 5.65], narrow: [3.95, 5.45], fill: 'megaMendung', ink: 'kelengan' },
  JT: { wide: [6.15, 5], narrow: [4.65, 4.65], fill: 'sidomukti', ink: 'sogan' },
  YO: { wide: [6.35, 6], narrow: [4.95, 5.75], fill: 'parang', ink: 'latarPutih' },
  JI: { wide: [7.3, 5.35], narrow: [5.75, 4.95], fill: 'lasem', ink: 'lasem' },
  BA: { wide: [8.35, 5.6], narrow: [6.45, 5.7], fill: 'kawung', ink: 'latarIreng' },
  KB: { wide: [5.35, 2.2], narrow: [4.35, 2.2], fill: 'sulur', ink: 'sogan' },
  KT: { wide: [6.4, 2.75], narrow: [5.05, 3.1], fill: 'sulur', ink: 'lasem' },
  KS: { wide: [7.2, 3.6], narrow: [6.1, 3.4], fill: 'sasirangan', ink: 'abang' },
  KI: { wide: [7.55, 2.3], narrow: [5.65, 2.25], fill: 'sulur', ink: 'latarIreng' },
  KU: { wide: [7.15, 1.15], narrow: [5.4, 1.2], fill: 'sulur', ink: 'abang' },
  NB: { wide: [9.4, 5.4], narrow: [1, 10.2], fill: 'tenun', ink: 'sogan' },
  NT: { wide: [10.5, 5.75], narrow: [2, 10.2], fill: 'tenun', ink: 'latarIreng' },
  SA: { wide: [10.75, 1], narrow: [2.9, 6.95], fill: 'bintang', ink: 'pesisir' },
  GO: { wide: [9.75, 1.35], narrow: [1.9, 6.7], fill: 'ceplok', ink: 'lasem' },
  ST: { wide: [9.15, 2.3], narrow: [1.25, 7.4], fill: 'kelor', ink: 'latarPutih' },
  SR: { wide: [8.65, 3.25], narrow: [0.72, 8.3], fill: 'itik', ink: 'latarIreng' },
  SN: { wide: [9.1, 4.2], narrow: [1.2, 9.2], fill: 'allo', ink: 'sogan' },
  SG: { wide: [10.1, 3.65], narrow: [2.1, 8.45], fill: 'sasirangan', ink: 'prada' },
  MU: { wide: [11.85, 1.55], narrow: [3.6, 7.65], fill: 'cengkeh', ink: 'wedelan' },
  MA: { wide: [12, 3.7], narrow: [3.3, 9.3], fill: 'cengkeh', ink: 'sogan' },
  PD: { wide: [13, 2.2], narrow: [4.6, 7.6], fill: 'plume', ink: 'pesisir' },
  PB: { wide: [13.75, 3.05], narrow: [4.44, 8.6], fill: 'plume', ink: 'abang' },
  PT: { wide: [14.8, 2.95], narrow: [5.48, 8.6], fill: 'noken', ink: 'latarPutih' },
  PA: { wide: [15.55, 2.1], narrow: [5.85, 7.65], fill: 'plume', ink: 'wedelan' },
  PE: { wide: [15.75, 3.35], narrow: [6.5, 8.5], fill: 'honai', ink: 'latarIreng' },
  PS: { wide: [15.4, 4.45], narrow: [6.2, 9.5], fill: 'noken', ink: 'sogan' },
};
