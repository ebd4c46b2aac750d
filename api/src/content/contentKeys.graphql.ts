import { contentKinds, type ContentKind } from '../../../web/src/shared/content/contentKeys.ts';
import { builder } from '../graphql/builder.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { prices } from '../graphql/prices.ts';
import { ContentEntry, ContentGroupEnum } from './content.graphql.ts';
import { findContentCoverage, listContentKeys, type Coverage } from './contentCoverage.ts';
import { untranslatedKeys } from './untranslated.ts';

const kindDescriptions: Record<ContentKind, string> = {
  text: 'One line.',
  longText: 'A paragraph or more; on the legal pages Markdown.',
  image: 'A picture’s http(s) address, or a path on this site.',
  link: 'An http(s) address.',
  email: 'An email address.',
  contact: 'An email address, or an https address.',
  date: 'As it is shown; YYYY-MM-DD where the key ends with .start or .end.',
  percentage: '0 to 100, with or without %.',
  provinces: 'Codes of provinces (see Province), with spaces or commas between them.',
};

const ContentKindEnum = builder.enumType('ContentKind', {
  description: 'What a declared value is.',
  values: Object.fromEntries(
    contentKinds.map((kind) => [
      kind.replace(/[A-Z]/g, '_$&').toUpperCase(),
      { value: kind, description: kindDescriptions[kind] },
    ]),
  ) as Record<string, { value: ContentKind; description: string }>,
});

const ContentKeyState = builder.enumType('ContentKeyState', {
  description: 'Whether an entry is stored for a key, and whether the site reads it.',
  values: {
    HIDDEN: { description: 'An entry is stored, but hidden: the site shows nothing.' },
    SET: { description: 'The site shows the stored entry.' },
    FALLBACK: { description: 'Nothing is stored: the site shows the declared fallback.' },
    UNKNOWN: { description: 'An entry is stored, but the site does not read it.' },
  },
});

function stateOf({ declared, entry }: Coverage) {
  if (!declared) return 'UNKNOWN';
  if (!entry) return 'FALLBACK';
  return entry.hidden ? 'HIDDEN' : 'SET';
}

const isUntranslated = perOperation(
  async () => new Map(Array.from(await untranslatedKeys(), (key) => [key, true] as const)),
);

export const ContentKeyType = builder.objectRef<Coverage>('ContentKey');

builder.node(ContentKeyType, {
  description:
    'The name of a content entry: one that the site reads, with its declaration, or one that is only stored.',
  id: { resolve: ({ key }) => key, description: 'The global id, for node(id:).' },
  loadOne: (key, { viewer }) => findContentCoverage(viewer, key),
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Such as hero_title.' }),
    state: t.field({ type: ContentKeyState, description: 'What the site shows for it.', resolve: stateOf }),
    entry: t.field({
      type: ContentEntry,
      nullable: true,
      description: 'The stored entry.',
      resolve: ({ entry }) => entry,
    }),
    untranslated: t.boolean({
      description:
        'Whether the stored entry is the same in both languages although the built-in texts differ; the site’s name may be.',
      resolve: async ({ key }, _args, context) => (await isUntranslated(context, key)) ?? false,
    }),
    group: t.field({
      type: ContentGroupEnum,
      nullable: true,
      description: 'Null, like everything declared, for a key that the site does not read.',
      resolve: ({ declared }) => declared?.group ?? null,
    }),
    kind: t.field({
      type: ContentKindEnum,
      nullable: true,
      description: 'What its values are.',
      resolve: ({ declared }) => declared?.kind ?? null,
    }),
    labelEn: t.string({
      nullable: true,
      description: 'What editors call it, in English.',
      resolve: ({ declared }) => declared?.label.en ?? null,
    }),
    labelId: t.string({
      nullable: true,
      description: 'What editors call it, in Indonesian.',
      resolve: ({ declared }) => declared?.label.id ?? null,
    }),
    placeEn: t.string({
      nullable: true,
      description: 'Where on the site it appears, in English.',
      resolve: ({ declared }) => declared?.place.en ?? null,
    }),
    placeId: t.string({
      nullable: true,
      description: 'Where on the site it appears, in Indonesian.',
      resolve: ({ declared }) => declared?.place.id ?? null,
    }),
    placePath: t.string({
      nullable: true,
      description: 'The path of a page on which it appears.',
      resolve: ({ declared }) => declared?.place.path ?? null,
    }),
    fallbackEn: t.string({
      nullable: true,
      description: 'What the site shows in English while nothing is stored; empty for no picture or no link.',
      resolve: ({ declared }) => declared?.fallback.en ?? null,
    }),
    fallbackId: t.string({
      nullable: true,
      description:
        'What the site shows in Indonesian while nothing is stored; empty for no picture or no link.',
      resolve: ({ declared }) => declared?.fallback.id ?? null,
    }),
  }),
});

builder.queryField('contentKeys', (t) =>
  t.field({
    type: [ContentKeyType],
    permission: listContentKeys.permission,
    description:
      'Every key that the site reads, in the order of its pages, then the stored ones that it does not read.',
    // All entries come from one statement, and the declarations are in memory.
    complexity: { field: prices.statement, multiplier: 100 },
    resolve: (_root, _args, { viewer }) => listContentKeys(viewer),
  }),
);
