import { addNews } from '../news/news.samples.ts';
import { matrix, needs } from '../testing/matrix.ts';

/** Permissions for finding items by title. */
export const findItemsMatrix = matrix({
  arrange: async () => {
    await addNews({ titleEn: 'Indigo', published: false });
    return null;
  },
  graphql: {
    'Query.findItems': { ...needs('content.read', 'FoundItem'), args: () => 'query: "indigo"' },
  },
  types: {
    FoundItem: { through: 'Query.findItems', granted: 'kind path titleEn titleId isPublic' },
  },
});
