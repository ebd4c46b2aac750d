import { everyone, matrix } from '../testing/matrix.ts';

/** What all nouns share: the description of the routes, and the answer to unknown ones. */
export const restMatrix = matrix({
  arrange: async () => null,

  http: {
    'GET /api/openapi.json': everyone(200),
    'ALL /api/*': { ...everyone(404), call: () => 'GET /api/nowhere' },
  },
});
