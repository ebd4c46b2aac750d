import { matrix, needs } from '../testing/matrix.ts';

/** Permissions for the numbers of translations that are missing or behind. */
export const translationsMatrix = matrix({
  arrange: async () => null,
  graphql: {
    'Query.missingTranslations': needs('content.read', 'TranslationCounts'),
    'Query.translationsBehind': needs('content.read', 'TranslationCounts'),
  },
  types: {
    TranslationCounts: {
      through: 'Query.missingTranslations',
      granted: 'content news communities timeline batikPatterns images',
    },
  },
});
