import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { Noun } from '../testing/noun/noun.ts';

/** The required fields only. */
export const kawung = { nameEn: 'Kawung cloth', nameId: 'Kain kawung' };

/** Stores patterns, bypassing the rules, for tests of reading; defaults to `kawung`. */
export function addPatterns(...patterns: Partial<Prisma.BatikPatternCreateManyInput>[]) {
  return prisma.batikPattern.createManyAndReturn({
    data: patterns.map((pattern) => Object.assign({}, kawung, pattern)),
  });
}

export const patternNoun: Noun = {
  type: 'BatikPattern',
  one: 'batikPattern',
  list: 'batikPatterns',
  path: '/api/batik-patterns',
  called: 'batik pattern',
  least: kawung,
  defaults: { origin: '', meaningEn: '', meaningId: '', descriptionEn: '', descriptionId: '' },
  full: {
    nameEn: 'Parang cloth',
    nameId: 'Kain parang',
    origin: 'Yogyakarta',
    meaningEn: 'Perseverance.',
    meaningId: 'Keteguhan.',
    descriptionEn: 'Diagonal.\n\nWaves.',
    descriptionId: 'Miring.\n\nOmbak.',
    imageUrl: 'https://example.org/parang.jpg',
  },
  picture: { url: 'imageUrl', field: 'image' },
  add: addPatterns,
  count: () => prisma.batikPattern.count(),
};
