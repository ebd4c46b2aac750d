import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { Noun } from '../testing/noun/noun.ts';

/** The required fields only. */
export const raffles = {
  yearEn: '1817',
  yearId: 'Tahun 1817',
  titleEn: 'A book',
  titleId: 'Sebuah buku',
  descriptionEn: 'It describes batik.',
  descriptionId: 'Isinya tentang batik.',
  imageUrl: '/book.jpg',
};

/** Stores items, bypassing the rules, for tests of reading; defaults to `raffles`. */
export function addTimelineItems(...items: Partial<Prisma.TimelineItemCreateManyInput>[]) {
  return prisma.timelineItem.createManyAndReturn({
    data: items.map((item) => Object.assign({}, raffles, item)),
  });
}

export const timelineNoun: Noun = {
  type: 'TimelineItem',
  one: 'timelineItem',
  list: 'timeline',
  path: '/api/history-timeline',
  called: 'history timeline item',
  least: raffles,
  defaults: { order: 1, active: true },
  full: {
    yearEn: '12th century',
    yearId: 'Abad ke-12',
    titleEn: 'Statues',
    titleId: 'Arca',
    descriptionEn: 'Carved cloth.\n\nIn stone.',
    descriptionId: 'Kain terpahat.\n\nPada batu.',
    imageUrl: 'https://example.org/statue.jpg',
    order: -3,
    active: false,
  },
  picture: { url: 'imageUrl', field: 'image' },
  add: addTimelineItems,
  count: () => prisma.timelineItem.count(),
};
