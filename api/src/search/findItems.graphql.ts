import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { findItems, foundOfKind, itemKinds, type FoundItem, type ItemKind } from './findItems.ts';

const Kind = builder.enumType('ItemKind', {
  description: 'What editors can find by its title.',
  values: {
    article: { description: 'A news article, by title.' },
    community: { description: 'A community, by name.' },
    partner: { description: 'A partner, by name.' },
    pattern: { description: 'A batik pattern, by name.' },
    timelineItem: { description: 'An item of the history timeline, by title.' },
    glossaryTerm: { description: 'A term of the glossary.' },
    content: { description: 'A content entry, by key.' },
  } satisfies Record<ItemKind, object>,
});

const Item = builder.objectRef<FoundItem>('FoundItem').implement({
  description: 'An item that an editor looks for.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    path: t.exposeString('path', { description: 'The address of its form in the dashboard.' }),
    titleEn: t.exposeString('titleEn', { description: 'Its title in English; the key of a content entry.' }),
    titleId: t.exposeString('titleId', {
      description: 'Its title in Indonesian; the key of a content entry.',
    }),
    isPublic: t.exposeBoolean('isPublic', {
      nullable: true,
      description:
        'Whether visitors see it: published, active, or not hidden; null if it is for editors alone.',
    }),
  }),
});

builder.queryField('findItems', (t) =>
  t.field({
    type: [Item],
    permission: findItems.permission,
    description: `The items whose title contains every word, in either language, drafts too: of each kind the newest ${foundOfKind}, kinds together.`,
    complexity: {
      field: prices.statement + prices.search,
      multiplier: foundOfKind * itemKinds.length,
    },
    args: {
      query: t.arg.string({
        required: true,
        description:
          'The words, in any case; at most 200 characters, 10 words. Without words, nothing is found.',
      }),
    },
    resolve: (_root, { query }, { viewer }) => findItems(viewer, query),
  }),
);
