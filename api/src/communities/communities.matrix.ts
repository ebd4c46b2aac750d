import { everyone, matrix } from '../testing/matrix.ts';
import { managedMatrix, nounMatrix } from '../testing/noun/matrix.ts';
import { addCommunities, communityNoun } from './communities.samples.ts';

const contactInfo =
  '{"phone":"+62 000 0000 0001","email":"lasem@example.org","website":"https://example.org/"}';

/** Permissions for communities. */
export const communityMatrices = [
  nounMatrix(
    { ...communityNoun, full: { ...communityNoun.full, contactInfo } },
    {
      write: 'communities.write',
      publish: 'communities.publish',
      everyone:
        'id databaseId nameEn nameId descriptionEn descriptionId location province imageUrl image contact active version',
      // Readers see the result of `contact` instead.
      granted: 'contactInfo',
      types: { CommunityContact: { through: 'Query.community', everyone: 'phone email website' } },
    },
  ),
  managedMatrix(communityNoun, {
    read: 'communities.read',
    write: 'communities.write',
    publish: 'communities.publish',
  }),
  matrix({
    arrange: async () => {
      await addCommunities({ province: 'JT' });
      return null;
    },
    graphql: { 'Query.communitiesByProvince': everyone('ProvinceCount') },
    types: { ProvinceCount: { through: 'Query.communitiesByProvince', everyone: 'province count' } },
  }),
];
