import { everyone, matrix } from '../testing/matrix.ts';

/** Permissions for placeholders. */
export const placeholderMatrix = matrix({
  arrange: async () => null,

  http: {
    'ALL /api/placeholder/*': { ...everyone(200), call: () => 'GET /api/placeholder/30/20' },
    'GET /api/placeholder/{width}/{height}': { ...everyone(200), call: () => 'GET /api/placeholder/30/20' },
  },
});
