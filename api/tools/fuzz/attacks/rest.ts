// 50,000 REST requests that follow from /api/openapi.json, good and bad, from everybody whom the server meets.
// It fails when a server fails at one, shows its inside, or lets somebody write what they may not. Seen to fail:
// without refuseReadOnly in auth/permission.ts (a read-only token writes), and with jsonBody in rest/route.ts not
// catching what is no JSON (500).
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
