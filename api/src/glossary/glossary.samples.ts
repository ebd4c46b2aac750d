import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';

/** The required fields only. */
export const canting = {
  termEn: 'canting',
  termId: 'canting',
  reasonEn: 'The spelling since 1972.',
  reasonId: 'Ejaan sejak 1972.',
};

/** Stores terms, bypassing the rules; defaults to `canting`. */
export function addTerms(...terms: Partial<Prisma.GlossaryTermCreateManyInput>[]) {
  return prisma.glossaryTerm.createManyAndReturn({
    data: terms.map((term) => Object.assign({}, canting, term)),
  });
}
