import { everyone, matrix } from '../testing/matrix.ts';

/** Permissions for a cloth at its degrees of nearness. */
export const zoomMatrix = matrix({
  arrange: async () => null,

  http: {
    'GET /api/cloth/zoom/{step}': { ...everyone(200), call: () => 'GET /api/cloth/zoom/line?seed=parang-3' },
  },
});
