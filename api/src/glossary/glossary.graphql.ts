import { builder } from '../graphql/builder.ts';
import { changeFields } from '../graphql/changeFields.ts';
import { nodeQueries } from '../graphql/nodeQueries.ts';
import { prices } from '../graphql/prices.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { allTerms, glossaryOrder, glossaryRules, listTerms, termLimit, visibleTerms } from './glossary.ts';
import { lastChangeField } from '../history/lastChange.graphql.ts';
import { copyField } from '../workingCopies/copyField.graphql.ts';

const GlossaryTerm = builder.prismaNode('GlossaryTerm', {
  description: 'How the site writes a term of the craft in both languages, and how it does not. For editors.',
  // A global id finds nothing for visitors.
  nullable: true,
  select: { id: true, termEn: true },
  id: { field: 'id', description: 'The global id, for node(id:).' },
  findUnique: (id, { viewer }) => ({ id: parseDatabaseId(id), ...visibleTerms(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the term.' }),
    termEn: t.exposeString('termEn', { description: 'What the site writes in English.' }),
    termId: t.exposeString('termId', { description: 'What the site writes in Indonesian.' }),
    wrongEn: t.exposeString('wrongEn', {
      description: 'What it does not write in English, one form per line.',
    }),
    wrongId: t.exposeString('wrongId', {
      description: 'What it does not write in Indonesian, one form per line.',
    }),
    reasonEn: t.exposeString('reasonEn', { description: 'Why, in English.' }),
    reasonId: t.exposeString('reasonId', { description: 'Why, in Indonesian.' }),
    version: t.exposeInt('version', { description: 'Counts the saves; send it with a change.' }),
  }),
});

copyField(GlossaryTerm, glossaryRules);
lastChangeField(GlossaryTerm, glossaryRules);

nodeQueries(GlossaryTerm, {
  one: {
    name: 'glossaryTerm',
    description: 'The term with this number; null if it does not exist or the viewer may not see it.',
    id: 'The databaseId of the term.',
    find: glossaryRules.find,
  },
  list: {
    name: 'glossaryTerms',
    permission: listTerms.permission,
    description: 'The glossary, by the English terms as text.',
    order: glossaryOrder,
    load: ({ viewer }, _filter, ...page) => listTerms(viewer, ...page),
  },
});

builder.queryField('glossary', (t) =>
  t.field({
    type: [GlossaryTerm],
    permission: allTerms.permission,
    description: `All terms, at most ${termLimit}, for finding them in texts.`,
    // A term’s fields are a few words each: they cost half of what others do.
    complexity: { field: prices.statement, multiplier: termLimit / 2 },
    resolve: (_root, _args, { viewer }) => allTerms(viewer),
  }),
);

changeFields({ type: GlossaryTerm, name: 'GlossaryTerm', rules: glossaryRules });
