import fc from 'fast-check';
import type { Sent } from '../kit/http.ts';
import { brokenBodies, damaged } from './brokenBodies.ts';
import { jsonValues, type JsonSchema } from './jsonSchema.ts';

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  schema?: JsonSchema;
  required?: boolean;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
}

/** What /api/openapi.json says, as far as requests follow from it. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

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
/** What is not escaped as it should be, and paths that lead elsewhere. */
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

/** A header takes no characters beyond Latin-1, and no control characters. */
const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?');
/** What UTF-8 cannot say is replaced, as browsers do. */
const escaped = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** The requests of one operation, with all it offers. */
function requestsOf(
  api: OpenApi,
  [path, method, operation]: [string, string, Operation],
): fc.Arbitrary<Sent> {
  const { parameters = [], requestBody } = operation;
  const schema = requestBody?.content['application/json'].schema;
  const body = schema ? jsonValues(schema, api.components.schemas) : fc.constant(undefined);
  const given = Object.fromEntries(
    parameters.map(({ name, schema = {} }) => [name, jsonValues(schema, api.components.schemas)]),
  );
  const requiredKeys = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const request = (values: Record<string, unknown>, json: unknown): Sent => {
    const placed = (place: Parameter['in']) =>
      parameters.filter((parameter) => parameter.in === place && parameter.name in values);
    const query = placed('query').map(({ name }) => `${name}=${escaped(values[name])}`);
    const headers = placed('header').map(({ name }) => [name, inHeader(String(values[name]))]);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(values[name]));
    const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
    const sent = { method: method.toUpperCase(), path: address, headers: Object.fromEntries(headers) };
    if (json === undefined) return sent;
    return {
      ...sent,
      headers: { ...sent.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    };
  };
  return fc.tuple(fc.record(given, { requiredKeys }), body).map(([values, json]) => request(values, json));
}

/** Requests of all kinds to /api: most of them good, the others wrong in one way each. */
export function restRequests(api: OpenApi): fc.Arbitrary<Sent> {
  const operations = Object.entries(api.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]): [string, string, Operation] => [
      path,
      method,
      operation,
    ]),
  );
  // Those that empty or fill the database are tried too, but seldom: they take long, and leave little to try.
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
      arbitrary: fc.tuple(good, brokenBodies).map(([sent, body]) => Object.assign(sent, { body })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...methods))
        .map(([sent, method]) => Object.assign(sent, { method })),
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
          Object.assign(sent, { path: `/${path.replaceAll(/[^\x21-\x7e]/g, '').replace(/^\//, '')}` }),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...oddEnds))
        .map(([sent, end]) => Object.assign(sent, { path: sent.path + end })),
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
