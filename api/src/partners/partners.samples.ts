import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { Noun } from '../testing/noun/noun.ts';

/** The required fields only. */
export const cooperative = { name: 'Koperasi Canting', logoUrl: '/canting.svg' };

/** Stores partners, bypassing the rules, for tests of reading; defaults to `cooperative`. */
export function addPartners(...partners: Partial<Prisma.PartnerCreateManyInput>[]) {
  return prisma.partner.createManyAndReturn({
    data: partners.map((partner) => Object.assign({}, cooperative, partner)),
  });
}

export const partnerNoun: Noun = {
  type: 'Partner',
  one: 'partner',
  list: 'partners',
  path: '/api/partners',
  called: 'partner',
  least: cooperative,
  defaults: { tier: 'silver', description: null, websiteUrl: null, active: true },
  full: {
    name: 'Balai Kain',
    tier: 'platinum',
    logoUrl: 'https://example.org/logo.svg',
    description: 'A museum.\n\nOf cloth.',
    websiteUrl: 'https://example.org/',
    active: false,
  },
  picture: { url: 'logoUrl', field: 'logo' },
  add: addPartners,
  count: () => prisma.partner.count(),
};
