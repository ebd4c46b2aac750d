import { everyone, matrix } from '../testing/matrix.ts';

/** Endpoints for machines: sessions are ignored, even an admin’s. Metrics require their own token. */
export const operationsMatrix = matrix({
  arrange: async () => null,

  http: {
    'GET /health': { ...everyone(200), ignoresSessions: true },
    'GET /ready': { ...everyone(200), ignoresSessions: true },
    'GET /metrics': { ...everyone(401), ignoresSessions: true },
  },
});
