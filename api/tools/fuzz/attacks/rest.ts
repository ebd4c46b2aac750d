// 50,000 REST requests generated from /api/openapi.json, valid and invalid, from every kind of caller.
// It fails if the server fails on one, leaks internals, or lets a caller write what they may not. Verified to fail:
// without refuseReadOnly in auth/permission.ts (a read-only token writes), and if jsonBody in rest/route.ts does not
// catch invalid JSON (500).
import type { OpenApi } from '../generate/openApi.ts';
import { restRequests } from '../generate/restRequests.ts';
import type { Attack } from '../kit/attack.ts';
import { attackAsEverybody } from '../kit/everybody.ts';
import { send } from '../kit/http.ts';

export const rest: Attack = (run) =>
  attackAsEverybody(run, 50_000, async ({ origin }) => {
    const { text } = await send(origin, { method: 'GET', path: '/api/openapi.json' });
    return restRequests(JSON.parse(text) as OpenApi);
  });
