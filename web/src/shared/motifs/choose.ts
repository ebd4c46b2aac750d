import { dyes, mix } from './dyes.ts';
import type { MotifInk } from './motif.ts';
import type { MotifName } from './cloth.ts';
import { pick, random } from './random.ts';

const { gading, lilin, soga, wedel, mengkudu, prada, tinta, mori } = dyes;
/** Unbleached cotton: darker than the light page, so that the cloth’s edge stays visible on it. */
const cotton = mix(gading.light, lilin.light, 0.45);

/** Combinations of dyes that work on both the light and the dark page. */
export const inks = {
  /** Indigo with cotton and a little soga: wedelan. */
  wedelan: { ground: wedel.light, ink: gading.light, accent: soga.dark },
  /** Indigo and gold leaf, for the crown. */
  prada: { ground: wedel.light, ink: prada.dark, accent: mori.light },
  /** Soga with cream and gold: the court of Solo. */
  sogan: { ground: soga.light, ink: gading.light, accent: prada.dark },
  /** Cotton with soga and indigo: the court of Yogya. */
  latarPutih: { ground: cotton, ink: soga.light, accent: wedel.light },
  /** Nearly black, with soga: latar ireng. */
  latarIreng: { ground: tinta.light, ink: soga.dark, accent: mori.light },
  /** Morinda red on cream: Lasem. */
  lasem: { ground: cotton, ink: mengkudu.light, accent: wedel.light },
  /** Cream on morinda red: abang. */
  abang: { ground: mengkudu.light, ink: gading.light, accent: prada.dark },
  /** Indigo on cotton with morinda red: the north coast. */
  pesisir: { ground: cotton, ink: wedel.light, accent: mengkudu.light },
  /** Indigo alone, from the first bath to the last: kelengan. */
  kelengan: { ground: wedel.light, ink: mori.light, accent: wedel.dark },
} as const satisfies Record<string, MotifInk>;

export type InkName = keyof typeof inks;

/** The dyes in which each motif is drawn. The first is its own, used by default. */
export const wardrobe: Record<MotifName, readonly [InkName, ...InkName[]]> = {
  kawung: ['latarPutih', 'sogan', 'wedelan', 'latarIreng', 'prada'],
  parang: ['latarPutih', 'sogan', 'wedelan', 'latarIreng', 'lasem'],
  megaMendung: ['kelengan', 'pesisir', 'abang', 'lasem', 'prada'],
  truntum: ['latarIreng', 'wedelan', 'sogan', 'prada', 'abang'],
  ceplok: ['sogan', 'latarPutih', 'pesisir', 'wedelan', 'abang'],
  sekarJagad: ['lasem', 'latarPutih', 'pesisir', 'sogan'],
  lereng: ['latarPutih', 'sogan', 'wedelan', 'latarIreng'],
  sidomukti: ['sogan', 'latarIreng', 'latarPutih', 'prada'],
  lasem: ['lasem', 'abang', 'pesisir', 'kelengan', 'latarIreng'],
};

const names = Object.keys(wardrobe) as [MotifName, ...MotifName[]];

/**
 * The number of variants of each motif in each combination of dyes: it bounds the number of cloths, however many seeds.
 */
const hands = ['a', 'b'] as const;

/** The cloth of an entity: its id permanently determines the motif, the dyes and the variant. */
export function clothFor(seed: string): { motif: MotifName; ink: MotifInk; seed: string } {
  const next = random(`cloth ${seed}`);
  const motif = pick(next, names);
  const ink = inks[pick(next, wardrobe[motif])];
  return { motif, ink, seed: pick(next, hands) };
}
