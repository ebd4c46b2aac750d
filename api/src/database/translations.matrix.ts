import { matrix, needs } from '../testing/matrix.ts';

/** Permissions for the number of missing translations. */
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
