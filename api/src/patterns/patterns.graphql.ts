import { visitor } from '../auth/viewer.ts';
import { cursorOf } from '../database/keyset.ts';
import { builder } from '../graphql/builder.ts';
import { changeFields } from '../graphql/changeFields.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { prices } from '../graphql/prices.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { GapType, gapDescription, translationFields } from '../translation/translation.graphql.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { lastChangeField } from '../history/lastChange.graphql.ts';
import { copyField } from '../workingCopies/copyField.graphql.ts';
import { imageUrlOf, listPatterns, patternOrder, patternRules } from './patterns.ts';

const BatikPattern = builder.prismaNode('BatikPattern', {
  description: 'A batik pattern with its origin and meaning, in both languages.',
  // A global id may refer to nothing.
  nullable: true,
  select: { id: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id) => ({ id: parseDatabaseId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number in REST.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name in English.' }),
    nameId: t.exposeString('nameId', { description: 'Name in Indonesian.' }),
    origin: t.exposeString('origin', { description: 'The place it comes from; may be empty.' }),
    meaningEn: t.exposeString('meaningEn', { description: 'What it stands for, in English; may be empty.' }),
    meaningId: t.exposeString('meaningId', {
      description: 'What it stands for, in Indonesian; may be empty.',
    }),
    descriptionEn: t.exposeString('descriptionEn', { description: 'Text in English, plain; may be empty.' }),
    descriptionId: t.exposeString('descriptionId', {
      description: 'Text in Indonesian, plain; may be empty.',
    }),
    imageUrl: t.string({
      description: 'An http(s) address or a path on this site; a default if the pattern has no picture.',
      select: { id: true, imageUrl: true },
      resolve: imageUrlOf,
    }),
    image: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at imageUrl, if it is on this site; null for an external picture and for the default.',
      select: { imageUrl: true },
      resolve: ({ imageUrl }, _args, context) => pictureOf(context, imageUrl),
    }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

translationFields(BatikPattern, 'BatikPattern', 'patterns.write');

builder.prismaObjectFields(BatikPattern, (t) => {
  const neighbour = (side: 'before' | 'after') =>
    t.prismaField({
      type: BatikPattern,
      nullable: true,
      description: `The pattern added ${side} this one; null at the end of the list.`,
      complexity: 2 * prices.statement,
      resolve: async (query, pattern) => {
        const page = { [side]: cursorOf(patternOrder, pattern), limit: 1, inverted: side === 'before' };
        const [found = null] = await listPatterns(visitor, {}, page, query);
        return found;
      },
    });
  return { previous: neighbour('before'), next: neighbour('after') };
});

copyField(BatikPattern, patternRules);
lastChangeField(BatikPattern, patternRules);

nodeQueries(BatikPattern, {
  one: {
    name: 'batikPattern',
    description: 'The pattern with this number; null if it does not exist.',
    id: 'The databaseId of the pattern.',
    find: patternRules.find,
  },
  list: {
    name: 'batikPatterns',
    permission: listPatterns.permission,
    description: 'The batik patterns, in the order in which they were added.',
    order: patternOrder,
    filters: (arg) => ({ translation: arg({ type: GapType, description: gapDescription }) }),
    load: ({ viewer }, ...page) => listPatterns(viewer, ...page),
  },
});

changeFields({ type: BatikPattern, name: 'BatikPattern', rules: patternRules });
