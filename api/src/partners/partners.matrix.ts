import { matrix, needs } from '../testing/matrix.ts';
import { managedMatrix, nounMatrix } from '../testing/noun/matrix.ts';
import { addPartners, partnerNoun } from './partners.samples.ts';

/** Permissions for partners. */
export const partnerMatrices = [
  nounMatrix(partnerNoun, {
    write: 'partners.write',
    publish: 'partners.publish',
    everyone: 'id databaseId name tier logoUrl logo description websiteUrl active order version',
  }),
  managedMatrix(partnerNoun, { read: 'partners.read', write: 'partners.write', publish: 'partners.publish' }),
  matrix({
    async arrange() {
      const [first, second] = await addPartners({ tier: 'gold' }, { tier: 'gold' });
      return [second?.id, first?.id];
    },
    graphql: {
      'Mutation.reorderPartners': {
        ...needs('partners.publish', 'ReorderPartnersPayload'),
        args: (ids) => `tier: gold, ids: [${ids.join()}]`,
      },
      'Mutation.reorderPartners of none': {
        ...needs('partners.publish', 'ValidationError'),
        args: () => 'tier: gold, ids: []',
      },
    },
    types: { ReorderPartnersPayload: { through: 'Mutation.reorderPartners', granted: 'partners' } },
  }),
];
