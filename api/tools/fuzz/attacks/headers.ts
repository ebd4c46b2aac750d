// Requests every public address, found from the site’s own pages, the sitemap and /api/openapi.json, with a change to
// every header that clients and proxies add. It fails if an answer depends on a header that `Vary` does not name, or if
// a cached answer reaches a client that should get a different one. Verified to fail: if requestContext.ts does not
// record that the language was read, and if answerKey.ts leaves the language out.
import type { OpenApi } from '../generate/openApi.ts';
import { headerFaults, type Ask } from '../../../src/testing/headerChanges.ts';
import type { Attack } from '../kit/attack.ts';
import { send } from '../kit/http.ts';
import { withServer } from '../kit/server.ts';

/** Addresses without links that have more than one representation. */
const forms = ['/graphql?query={__typename}', '/api/news?search=batik', '/api/news?search=batik&language=id'];

/** The addresses on the site that a text names, without fragments. */
function addressesIn(text: string, origin: string): string[] {
  const named = text.matchAll(/(?:href|src|content)="([^"]+)"|<loc>([^<]+)<\/loc>/g);
  return [...named]
    .map(([, attribute, place]) => URL.parse((attribute ?? place ?? '').replaceAll('&amp;', '&'), origin))
    .filter((url) => url?.origin === origin)
    .map((url) => `${url?.pathname}${url?.search}`);
}

export const headers: Attack = () =>
  withServer({}, async ({ origin }) => {
    let nonce = 0;
    const ask: Ask = (path, given) => send(origin, { method: 'GET', path, headers: given });
    // An uncached address with the same answer.
    const fresh: Ask = (path, given) =>
      ask(`${path}${path.includes('?') ? '&' : '?'}fresh=${(nonce += 1)}`, given);
    const api = JSON.parse((await ask('/api/openapi.json', {})).text) as OpenApi;
    const routes = Object.keys(api.paths).filter((path) => api.paths[path]?.['get'] && !path.includes('{'));
    const home = (await ask('/', { Accept: 'text/html' })).text;
    const map = (await ask('/sitemap.xml', {})).text;
    const paths = new Set([...forms, ...routes, ...addressesIn(home, origin), ...addressesIn(map, origin)]);
    const problems: string[] = [];
    for (const path of paths) problems.push(...(await headerFaults(ask, fresh, path)));
    if (paths.size < 50) problems.push(`Only ${paths.size} addresses were found, so the run shows little.`);
    return { figures: { addresses: paths.size }, problems };
  });
