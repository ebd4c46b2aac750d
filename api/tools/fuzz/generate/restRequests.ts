import fc from 'fast-check';
import type { Sent } from '../kit/http.ts';
import { brokenBodies, damaged } from './brokenBodies.ts';
import { inHeader, requestsOf, type OpenApi, type Operation } from './openApi.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'nonsense',
  '',
];
/** Wrongly escaped paths, and paths that lead elsewhere. */
const oddEnds = [
  '',
  '/',
  '//',
  '/..',
  '/%2e%2e/%2e%2e',
  '%',
  '%zz',
  '%00',
  '%ff',
  ';a=b',
  '?',
  '?&&=&',
  '?a[__proto__]=1',
  '.json',
];

/** Requests of all kinds to /api: most of them valid, the others each invalid in one way. */
export function restRequests(api: OpenApi): fc.Arbitrary<Sent> {
  const operations = Object.entries(api.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]): [string, string, Operation] => [
      path,
      method,
      operation,
    ]),
  );
  // Routes that empty or fill the database are rare: they take long, and leave little to test.
  const good = fc.oneof(
    ...operations.map((operation) => ({
      weight: /database|auth/.test(operation[0]) ? 1 : 20,
      arbitrary: requestsOf(api, operation),
    })),
  );
  const withHeader = (name: string, sent: Sent, value: string): Sent => ({
    ...sent,
    headers: { ...sent.headers, [name]: value },
  });
  return fc.oneof(
    { weight: 12, arbitrary: good },
    {
      weight: 2,
      arbitrary: fc.tuple(good, brokenBodies).map(([sent, body]) => Object.assign({}, sent, { body })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...methods))
        .map(([sent, method]) => Object.assign({}, sent, { method })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...types))
        .map(([sent, type]) => withHeader('Content-Type', sent, type)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, damaged(good.map(({ path }) => path)))
        .map(([sent, path]) =>
          Object.assign({}, sent, { path: `/${path.replaceAll(/[^\x21-\x7e]/g, '').replace(/^\//, '')}` }),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...oddEnds))
        .map(([sent, end]) => Object.assign({}, sent, { path: sent.path + end })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          good,
          fc.constantFrom(
            'If-Match',
            'If-None-Match',
            'Accept',
            'Accept-Language',
            'Accept-Encoding',
            'Cookie',
            'Range',
            'Idempotency-Key',
          ),
          fc.string({ unit: 'binary' }),
        )
        .map(([sent, name, value]) => withHeader(name, sent, inHeader(value))),
    },
  );
}
