/**
 * The provinces of Indonesia by the second part of their ISO 3166-2:ID code, in the order of their numbers (west to
 * east), with their group of islands (docs/product.md#provinces).
 */
export const islandsOf = {
  AC: 'sumatra',
  SU: 'sumatra',
  RI: 'sumatra',
  KR: 'sumatra',
  SB: 'sumatra',
  JA: 'sumatra',
  BE: 'sumatra',
  SS: 'sumatra',
  BB: 'sumatra',
  LA: 'sumatra',
  BT: 'java',
  JK: 'java',
  JB: 'java',
  JT: 'java',
  YO: 'java',
  JI: 'java',
  BA: 'lesserSundas',
  KB: 'kalimantan',
  KT: 'kalimantan',
  KS: 'kalimantan',
  KI: 'kalimantan',
  KU: 'kalimantan',
  NB: 'lesserSundas',
  NT: 'lesserSundas',
  SA: 'sulawesi',
  GO: 'sulawesi',
  ST: 'sulawesi',
  SR: 'sulawesi',
  SN: 'sulawesi',
  SG: 'sulawesi',
  MU: 'maluku',
  MA: 'maluku',
  PD: 'papua',
  PB: 'papua',
  PT: 'papua',
  PA: 'papua',
  PE: 'papua',
  PS: 'papua',
} as const;

export type ProvinceCode = keyof typeof islandsOf;
export type IslandGroup = (typeof islandsOf)[ProvinceCode];

/** The codes of the 38 provinces, in the order of their numbers. */
export const provinceCodes = Object.keys(islandsOf) as [ProvinceCode, ...ProvinceCode[]];

/** The codes in a text, with spaces or commas between them. */
export const listedCodes = (text: string) => text.split(/[\s,]+/);

/** Whether a text, for example from an address, is the code of a province. */
export const isProvince = (text: string): text is ProvinceCode => Object.hasOwn(islandsOf, text);
