import { builder } from '../graphql/builder.ts';
import { changeFields } from '../graphql/changeFields.ts';
import { connectionComplexity, connectionNames, keysetConnection } from '../graphql/connection.ts';
import { selectionOf } from '../graphql/selection.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import { parseDatabaseId } from '../validation.ts';
import { imageUrlOf, listPatterns, patternOrder, patternRules } from './patterns.ts';

const BatikPattern = builder.prismaNode('BatikPattern', {
  description: 'A batik pattern with its origin and meaning, in both languages (specification section 3).',
  // A global id may lead to nothing.
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
      description: 'An http(s) address or a path on this site; a default when the pattern has no picture.',
      select: { id: true, imageUrl: true },
      resolve: imageUrlOf,
    }),
    image: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at imageUrl, when this site has it; null for a foreign one and for the default.',
      select: { imageUrl: true },
      resolve: ({ imageUrl }, _args, context) => pictureOf(context, imageUrl),
    }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

builder.queryField('batikPatterns', (t) =>
  t.connection(
    {
      type: BatikPattern,
      permission: listPatterns.permission,
      description: 'The batik patterns, as they were added.',
      complexity: connectionComplexity,
      resolve: (_root, args, context, info) =>
        keysetConnection(patternOrder, args, (page) =>
          listPatterns(context.viewer, page, selectionOf(context, info, 'BatikPattern', ['edges', 'node'])),
        ),
    },
    ...connectionNames('BatikPattern'),
  ),
);

builder.queryField('batikPattern', (t) =>
  t.prismaField({
    type: BatikPattern,
    nullable: true,
    permission: patternRules.find.permission,
    description: 'The pattern with this number; null when there is none.',
    args: { id: t.arg.int({ required: true, description: 'The databaseId of the pattern.' }) },
    resolve: (query, _root, { id }, { viewer }) => patternRules.find(viewer, id, query),
  }),
);

changeFields({ type: BatikPattern, name: 'BatikPattern', rules: patternRules });
