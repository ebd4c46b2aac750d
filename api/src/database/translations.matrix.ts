import { admins, matrix } from '../testing/matrix.ts';

/** Who may see how much is still to be translated. */
export const translationsMatrix = matrix({
  arrange: async () => null,
  graphql: { 'Query.missingTranslations': admins('MissingTranslations') },
  types: {
    MissingTranslations: {
      through: 'Query.missingTranslations',
      admins: 'content news communities timeline batikPatterns',
    },
  },
});
