import { matrix, needs } from '../testing/matrix.ts';

/** Who may see how much is still to be translated. */
export const translationsMatrix = matrix({
  arrange: async () => null,
  graphql: { 'Query.missingTranslations': needs('content.read', 'MissingTranslations') },
  types: {
    MissingTranslations: {
      through: 'Query.missingTranslations',
      granted: 'content news communities timeline batikPatterns',
    },
  },
});
