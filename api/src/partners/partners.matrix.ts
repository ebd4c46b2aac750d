import { admins, matrix } from '../testing/matrix.ts';
import { managedMatrix, nounMatrix } from '../testing/noun/matrix.ts';
import { addPartners, partnerNoun } from './partners.samples.ts';

/** Who may do what with partners. */
export const partnerMatrices = [
  nounMatrix(partnerNoun, {
    everyone: 'id databaseId name tier logoUrl logo description websiteUrl active order version',
  }),
  managedMatrix(partnerNoun),
  matrix({
    async arrange() {
      const [first, second] = await addPartners({ tier: 'gold' }, { tier: 'gold' });
      return [second?.id, first?.id];
    },
    graphql: {
      'Mutation.reorderPartners': {
        ...admins('ReorderPartnersPayload'),
        args: (ids) => `tier: gold, ids: [${ids.join()}]`,
      },
      'Mutation.reorderPartners of none': {
        ...admins('ValidationError'),
        args: () => 'tier: gold, ids: []',
      },
    },
    types: { ReorderPartnersPayload: { through: 'Mutation.reorderPartners', admins: 'partners' } },
  }),
];
