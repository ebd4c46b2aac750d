import { everyone, matrix } from '../testing/matrix.ts';

/** What machines ask: no session counts, an admin's as little as any. Metrics want a token of their own. */
export const operationsMatrix = matrix({
  arrange: async () => null,

  http: {
    'GET /health': { ...everyone(200), ignoresSessions: true },
    'GET /ready': { ...everyone(200), ignoresSessions: true },
    'GET /metrics': { ...everyone(401), ignoresSessions: true },
  },
});
