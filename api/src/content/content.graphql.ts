import type { ContentGroup } from '../../../web/src/shared/content/contentKeys.ts';
import { builder } from '../graphql/builder.ts';
import { listQuery } from '../graphql/nodeQueries.ts';
import { longText, prices } from '../graphql/prices.ts';
import { rendered } from '../graphql/rendered.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { GapType, gapDescription, translationFields } from '../translation/translation.graphql.ts';
import { parseDatabaseId } from '../inputFields.ts';
import {
  contentOrder,
  findContent,
  findContentText,
  listContentEntries,
  readableBy,
  requestedKeys,
  type ContentText,
} from './content.ts';

export const ContentEntry = builder.prismaNode('ContentEntry', {
  description: 'A text, picture, link, date or figure of the site in both languages, as an editor saved it.',
  nullable: true,
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id) => ({ id: parseDatabaseId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the entry, for finding its history.' }),
    key: t.exposeString('key', { description: 'Its name, such as hero_title: 1 to 100 characters.' }),
    valueEn: t.string({
      complexity: prices.seldomLong,
      description: 'Value in English, 1 to 20,000 characters; for visitors empty if the entry is hidden.',
      resolve: (entry, _args, { viewer }) => readableBy(viewer, entry).valueEn,
    }),
    valueId: t.string({
      complexity: prices.seldomLong,
      description: 'Value in Indonesian, 1 to 20,000 characters; for visitors empty if the entry is hidden.',
      resolve: (entry, _args, { viewer }) => readableBy(viewer, entry).valueId,
    }),
    hidden: t.exposeBoolean('hidden', {
      description: 'Whether the site shows nothing in its place, not even the fallback.',
    }),
    imageEn: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at valueEn, if that is the address of a picture on this site; otherwise null.',
      resolve: (entry, _args, context) => pictureOf(context, readableBy(context.viewer, entry).valueEn),
    }),
    imageId: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at valueId, if that is the address of a picture on this site; otherwise null.',
      resolve: (entry, _args, context) => pictureOf(context, readableBy(context.viewer, entry).valueId),
    }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
  }),
});

translationFields(ContentEntry, 'ContentEntry', 'content.read');

/** The pages on which each group is used. */
const groupPlaces: Record<ContentGroup, { description: string }> = {
  site: { description: 'On every page.' },
  hero: { description: 'In the first section of the home page.' },
  about: { description: 'In the home page’s section about the pageant.' },
  vision: { description: 'In the home page’s vision, mission and theme.' },
  competition: { description: 'On the competition page.' },
  heritage: { description: 'On the heritage page.' },
  communities: { description: 'On the communities page.' },
  contact: { description: 'On the contact page, in the home page’s contact section and in the footer.' },
  legal: { description: 'On the pages about privacy, terms and accessibility.' },
  technical: { description: 'In what programs read, such as the web app manifest: on no page.' },
};

export const ContentGroupEnum = builder.enumType('ContentGroup', {
  description: 'The keys that are read together.',
  values: groupPlaces,
});

const ContentTextType = builder.objectRef<ContentText>('ContentText').implement({
  description:
    'What the site shows for a key: the stored entry, empty if it is hidden, or the declared fallback if there is none.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The requested key.' }),
    valueEn: t.exposeString('valueEn', longText('Value in English; Markdown for long texts.')),
    valueId: t.exposeString('valueId', longText('Value in Indonesian; Markdown for long texts.')),
    htmlEn: t.string({
      description: 'The English value, rendered from Markdown as HTML that is safe to insert into a page.',
      ...rendered('valueEn'),
    }),
    htmlId: t.string({
      description: 'The Indonesian value, rendered from Markdown as HTML that is safe to insert into a page.',
      ...rendered('valueId'),
    }),
  }),
});

builder.queryField('content', (t) =>
  t.prismaField({
    type: [ContentEntry],
    permission: findContent.permission,
    description:
      'The stored entries with these keys, or with the declared keys of these groups, in alphabetical order. Keys without an entry are left out: readers have fallbacks for them.',
    complexity: (requested) => ({ field: prices.statement, multiplier: requestedKeys(requested).length }),
    args: {
      keys: t.arg.stringList({ description: 'At most 200 keys.' }),
      groups: t.arg({ type: [ContentGroupEnum], description: 'Whole groups of declared keys.' }),
    },
    resolve: (query, _root, requested, { viewer }) => findContent(viewer, requested, query),
  }),
);

builder.queryField('contentText', (t) =>
  t.field({
    type: ContentTextType,
    nullable: true,
    permission: findContentText.permission,
    description:
      'What the site shows for a key, also as HTML: for texts too long to have a fallback in the browser. Null for a key that is neither stored nor declared.',
    args: { key: t.arg.string({ required: true, description: 'Such as legal.privacy.body.' }) },
    resolve: (_root, { key }, { viewer }) => findContentText(viewer, key),
  }),
);

listQuery(ContentEntry, {
  name: 'contentEntries',
  permission: listContentEntries.permission,
  description: 'The stored entries in alphabetical order of their keys.',
  order: contentOrder,
  filters: (arg) => ({
    prefix: arg.string({
      description: 'Only keys with this prefix, such as hero_. Case matters. At most 100 characters.',
    }),
    search: arg.string({
      description:
        'Every word must occur in the key or in a value. Case does not matter. At most 200 characters, 10 words.',
    }),
    translation: arg({ type: GapType, description: gapDescription }),
  }),
  load: ({ viewer }, ...page) => listContentEntries(viewer, ...page),
});
