import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { Noun } from '../testing/noun/noun.ts';

/** The required fields only. */
export const giriloyo = {
  nameEn: 'Giriloyo batik makers',
  nameId: 'Pembatik Giriloyo',
  location: 'Bantul, Yogyakarta',
  imageUrl: '/giriloyo.jpg',
};

/** Stores communities, bypassing the rules, for tests of reading; defaults to `giriloyo`. */
export function addCommunities(...communities: Partial<Prisma.CommunityCreateManyInput>[]) {
  return prisma.community.createManyAndReturn({
    data: communities.map((community) => Object.assign({}, giriloyo, community)),
  });
}

export const communityNoun: Noun = {
  type: 'Community',
  one: 'community',
  list: 'communities',
  path: '/api/communities',
  called: 'community',
  least: giriloyo,
  defaults: { descriptionEn: '', descriptionId: '', province: null, contactInfo: null, active: true },
  full: {
    nameEn: 'Lasem batik makers',
    nameId: 'Pembatik Lasem',
    descriptionEn: 'Red.\n\nMorinda.',
    descriptionId: 'Merah.\n\nMengkudu.',
    location: 'Rembang, Central Java',
    province: 'JT',
    imageUrl: 'https://example.org/lasem.jpg',
    contactInfo: '{"phone":"+62 000 0000 0001","email":"lasem@example.org"}',
    active: false,
  },
  picture: { url: 'imageUrl', field: 'image' },
  add: addCommunities,
  count: () => prisma.community.count(),
};
