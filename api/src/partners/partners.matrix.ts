import { managedMatrix, nounMatrix } from '../testing/noun/matrix.ts';
import { partnerNoun } from './partners.samples.ts';

/** Who may do what with partners. */
export const partnerMatrices = [
  nounMatrix(partnerNoun, {
    everyone: 'id databaseId name tier logoUrl description websiteUrl active version',
  }),
  managedMatrix(partnerNoun),
];
