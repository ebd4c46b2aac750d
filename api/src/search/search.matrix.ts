import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { everyone, matrix } from '../testing/matrix.ts';

/** Permissions for the search of the whole site. */
export const searchMatrix = matrix({
  arrange: async () => {
    const [image] = await addImages({});
    await addNews({ titleEn: 'Indigo', contentEn: 'Blue.', imageUrl: image?.url ?? null });
    return null;
  },
  graphql: { 'Query.search': { ...everyone('SearchResult'), args: () => 'query: "indigo", language: en' } },
  types: {
    SearchResult: { through: 'Query.search', everyone: 'kind path title imageUrl image excerpt' },
    TextPart: { through: 'Query.search', everyone: 'text isMatch' },
  },
  http: {
    'GET /api/search': { ...everyone(200), call: () => 'GET /api/search?q=indigo' },
    'GET /api/search without a text': { ...everyone(400), call: () => 'GET /api/search' },
  },
});
