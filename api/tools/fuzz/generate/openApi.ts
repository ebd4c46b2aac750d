import fc from 'fast-check';
import type { Sent } from '../kit/http.ts';
import { jsonValues, type JsonSchema } from './jsonSchema.ts';

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  schema?: JsonSchema;
  required?: boolean;
}

export interface Operation {
  parameters?: Parameter[];
  /** An archive has another type. */
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } };
}

/** The parts of /api/openapi.json from which requests are generated. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** A header allows only Latin-1, without control characters. */
export const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?');
/** Replaces what UTF-8 cannot encode, as browsers do. */
const escaped = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** The requests of one operation, with all its parameters. */
export function requestsOf(
  api: OpenApi,
  [path, method, operation]: [string, string, Operation],
): fc.Arbitrary<Sent> {
  const { parameters = [], requestBody } = operation;
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema ? jsonValues(schema, '', api.components.schemas) : fc.constant(undefined);
  const given = Object.fromEntries(
    parameters.map(({ name, schema = {} }) => [name, jsonValues(schema, name, api.components.schemas)]),
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
