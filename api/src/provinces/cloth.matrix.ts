import { everyone, matrix } from '../testing/matrix.ts';

/** Permissions for the cloth of 38 provinces. */
export const clothMatrix = matrix({
  arrange: async () => null,

  http: {
    'ALL /api/cloth/*': { ...everyone(200), call: () => 'GET /api/cloth/wide' },
    'GET /api/cloth/{shape}': { ...everyone(200), call: () => 'GET /api/cloth/narrow?dyed=JT,YO' },
  },
});
