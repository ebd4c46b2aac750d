import fc from 'fast-check';
import { publicPages } from '../../../src/pages/publicPages.ts';
import type { Sent } from '../kit/http.ts';
import { requestsOf, type OpenApi } from './openApi.ts';

const text = fc.stringMatching(/^[a-z]{1,12}$/);
const id = fc.nat(40);
const get = (path: fc.Arbitrary<string>): fc.Arbitrary<Sent> =>
  path.map((path) => ({ method: 'GET', path, headers: { 'Accept-Encoding': 'br' } }));

/** Makes each address new, so that it is not in the cache. */
const uncached = (path: fc.Arbitrary<string>) =>
  fc.tuple(path, fc.nat(2 ** 30)).map(([path, n]) => `${path}${path.includes('?') ? '&' : '?'}n=${n}`);

/** Half of them are sizes that the site itself uses. */
const side = fc.oneof(fc.integer({ min: 1, max: 4096 }), fc.constantFrom(4096, 1920, 1200, 800, 640));

/** Placeholders of any size and seed, `.png` or SVG. */
export const placeholders = (ending: '' | '.png'): fc.Arbitrary<Sent> =>
  get(
    fc
      .tuple(side, side, text)
      .map(([width, height, seed]) => `/api/placeholder/${width}/${height}${ending}?seed=${seed}`),
  );

/**
 * Public reads, by family: each requests something that is not cached, or does not exist.
 * @param picture the path of an uploaded picture
 */
export function anonymousReads(api: OpenApi, picture: string): Record<string, fc.Arbitrary<Sent>> {
  const reads = Object.entries(api.paths).flatMap(([path, { get: operation }]) =>
    operation && !path.startsWith('/api/placeholder/') ? [requestsOf(api, [path, 'get', operation])] : [],
  );
  const language = fc.constantFrom('en', 'id');
  const width = fc.oneof(fc.constantFrom(480, 960, 1600), fc.nat(5000));
  return {
    pages: get(uncached(fc.constantFrom(...publicPages))),
    'pages of one item': get(
      uncached(fc.tuple(fc.constantFrom('news', 'communities'), id).map((parts) => `/${parts.join('/')}`)),
    ),
    'unknown pages': get(text.map((name) => `/${name}`)),
    searches: get(text.map((word) => `/news?search=${word}`)),
    REST: fc.oneof(...reads),
    'REST searches': get(text.map((word) => `/api/search?query=${word}`)),
    feeds: get(uncached(fc.constantFrom('/feed/en.xml', '/feed/id.xml', '/sitemap.xml', '/robots.txt'))),
    'pictures for sharing': get(
      uncached(
        fc
          .tuple(
            language,
            fc.oneof(
              id.map((number) => `news/${number}`),
              fc.constant('site'),
            ),
          )
          .map(([code, page]) => `/social/${code}/${page}.png`),
      ),
    ),
    originals: get(uncached(fc.constantFrom(picture, '/images/1_none.png'))),
    copies: get(
      uncached(
        fc
          .tuple(width, fc.constantFrom('avif', 'webp', 'png'))
          .map(([wide, format]) => `${picture}/${wide}.${format}`),
      ),
    ),
    placeholders: placeholders(''),
    'placeholders as PNG': placeholders('.png'),
  };
}
