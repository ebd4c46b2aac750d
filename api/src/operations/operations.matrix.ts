import { everyone, matrix } from '../testing/matrix.ts';

/** Endpoints for machines: no session counts, not even an admin’s. Metrics require a token of their own. */
export const operationsMatrix = matrix({
  arrange: async () => null,

  http: {
    'GET /health': { ...everyone(200), ignoresSessions: true },
    'GET /ready': { ...everyone(200), ignoresSessions: true },
    'GET /metrics': { ...everyone(401), ignoresSessions: true },
  },
});
