import { encodeGlobalID } from '@pothos/plugin-relay';
import { hidden, matrix, needs, publishes } from '../testing/matrix.ts';
import { noteChange } from '../testing/noun/matrix.ts';
import { addTerms, canting } from './glossary.samples.ts';

const input = `{ ${Object.entries(canting)
  .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  .join(', ')} }`;

/** Permissions for the glossary. */
export const glossaryMatrix = matrix({
  async arrange() {
    const [term] = await addTerms({ termEn: 'mori', termId: 'mori' });
    if (!term) throw new Error('The term was not stored.');
    await noteChange('GlossaryTerm', term.id);
    return { id: term.id, globalId: encodeGlobalID('GlossaryTerm', term.id) };
  },

  graphql: {
    'Query.glossaryTerms': needs('glossary.read', 'GlossaryTermConnection'),
    'Query.glossary': needs('glossary.read', 'GlossaryTerm'),
    'Query.glossaryTerm': { ...hidden('glossary.read', 'GlossaryTerm'), args: ({ id }) => `id: ${id}` },
    'Query.node of a glossary term': {
      ...hidden('glossary.read', 'GlossaryTerm'),
      args: ({ globalId }) => `id: "${globalId}"`,
    },
    'Query.nodes of glossary terms': {
      ...hidden('glossary.read', 'GlossaryTerm'),
      args: ({ globalId }) => `ids: ["${globalId}"]`,
    },
    'Mutation.createGlossaryTerm': {
      ...publishes('glossary.write', 'glossary.publish', 'GlossaryTermPayload'),
      args: () => `input: ${input}`,
    },
    'Mutation.createGlossaryTerm with an overlong text': {
      ...needs('glossary.write', 'ValidationError'),
      args: () => `input: ${input.replace('canting', 'x'.repeat(101))}`,
    },
    'Mutation.updateGlossaryTerm': {
      ...publishes('glossary.write', 'glossary.publish', 'GlossaryTermPayload'),
      args: ({ id }) => `id: ${id}, input: ${input}`,
    },
    'Mutation.updateGlossaryTerm on an old version': {
      ...needs('glossary.write', 'ConflictError'),
      args: ({ id }) => `id: ${id}, version: 0, input: ${input}`,
    },
    'Mutation.deleteGlossaryTerm': {
      ...needs('glossary.publish', 'DeleteGlossaryTermPayload'),
      args: ({ id }) => `id: ${id}`,
    },
    'Mutation.deleteGlossaryTerm that does not exist': {
      ...needs('glossary.publish', 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
  },

  types: {
    GlossaryTerm: {
      through: 'Query.glossaryTerm',
      granted:
        'id databaseId termEn termId wrongEn wrongId reasonEn reasonId version unpublishedChanges lastChange',
    },
    GlossaryTermConnection: { through: 'Query.glossaryTerms', granted: 'edges pageInfo' },
    GlossaryTermEdge: { through: 'Query.glossaryTerms', granted: 'cursor node' },
    GlossaryTermPayload: { through: 'Mutation.createGlossaryTerm', granted: 'glossaryTerm' },
    DeleteGlossaryTermPayload: { through: 'Mutation.deleteGlossaryTerm', granted: 'deletedId' },
  },
});
