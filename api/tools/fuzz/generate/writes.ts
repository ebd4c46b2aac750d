import { schema } from '../../../src/graphql/schema.ts';
import { plausibleArguments, plausibleJson } from './plausible.ts';
import type { OpenApi } from './openApi.ts';

/** A call that writes, if its caller is allowed to. */
export interface Write {
  method: string;
  path: string;
  /** The fields of the JSON or the form. Absent if the call has no body. */
  body?: Record<string, unknown>;
}

/** Every mutation of GraphQL. */
function mutations(): Write[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args }) => ({
    method: 'POST',
    path: '/graphql',
    body: { query: `mutation { ${name}${plausibleArguments(args)} { __typename } }` },
  }));
}

/** Every REST route that writes. */
function routes({ paths }: OpenApi): Write[] {
  const write = (path: string, method: string, { requestBody }: OpenApi['paths'][string][string]): Write => {
    const call = { method: method.toUpperCase(), path: path.replace('{id}', '2').replace('{name}', 'a.png') };
    const schema = requestBody?.content['application/json']?.schema;
    return schema ? { ...call, body: plausibleJson(schema, '') as Record<string, unknown> } : call;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'get')
      .map(([method, operation]) => write(path, method, operation)),
  );
}

/** The forms of the pages. */
const forms: Write[] = [
  {
    method: 'POST',
    path: '/contact',
    body: { name: 'A', email: 'a@example.org', subject: 'B', message: 'C', website: '' },
  },
  { method: 'POST', path: '/newsletter', body: { email: 'b@example.org', website: '' } },
];

/** Calls that leave the least for others to write come last. */
const destruction = ({ method, path, body }: Write) =>
  [/delete/i, /reset/].filter((destructive) => destructive.test(`${method} ${path} ${JSON.stringify(body)}`))
    .length;

export const everyWrite = (api: OpenApi): Write[] =>
  [...mutations(), ...routes(api), ...forms].toSorted((a, b) => destruction(a) - destruction(b));
