import { motifs } from '../cloth.ts';
import type { Motif } from '../motif.ts';
import { besurek, cengkeh, kelor, sulur } from './grown.ts';
import { allo, honai, itik, kapal, plume } from './told.ts';
import { bintang, noken, pucuk, sasirangan, tenun, tumpalan } from './woven.ts';

/** Small tiles, drawn for the patches of the provincial cloth alone. */
export const provincialMotifs = {
  pucuk,
  tenun,
  sulur,
  itik,
  besurek,
  bintang,
  kapal,
  tumpalan,
  sasirangan,
  kelor,
  allo,
  cengkeh,
  plume,
  noken,
  honai,
} as const satisfies Record<string, Motif>;

/** Everything that may fill a patch. */
export const fills = { ...motifs, ...provincialMotifs };

export type FillName = keyof typeof fills;
