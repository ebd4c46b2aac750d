import { tryDecode } from 'hono/utils/url';
import { pageParameters } from '../../../web/src/shared/pages/pageParameters.ts';
import { queryNames } from '../rest/addresses.ts';
import { readParameter } from './askedOperation.ts';

/** The parameters of GraphQL over GET, and of the site’s operations by id. */
const graphqlParameters = ['query', 'variables', 'operationName', 'extensions', 'documentId'];

/** The query parameters read at a path; each route and each page declares them. */
function parametersAt(path: string): readonly string[] {
  if (path === '/graphql') return graphqlParameters;
  if (path.startsWith('/api/')) return queryNames(path);
  if (path === '/calendar.ics') return ['lang'];
  // Files, such as feeds, have an extension; pages have none.
  return /\.\w+$/.test(path) ? [] : pageParameters(path);
}

/** What is read of a parameter’s value; undefined if it is absent (for GraphQL, or empty), or nothing is read of it. */
function readOf(path: string, name: string, value: string | null): string | undefined {
  if (value === null || (value === '' && path === '/graphql')) return undefined;
  const isJson = path === '/graphql' && (name === 'variables' || name === 'extensions');
  return isJson ? readParameter(name, value) : value;
}

/**
 * An address (path and query) without unknown query parameters, such as those that visitors or social
 * networks append; sorted, each parameter once, and JSON in one form. Equivalent addresses share one answer.
 */
export function knownAddress(address: string): string {
  const start = address.indexOf('?');
  if (start < 0) return address;
  const path = address.slice(0, start);
  const given = new URLSearchParams(address.slice(start));
  const known = new URLSearchParams();
  for (const name of parametersAt(tryDecode(path, decodeURI))) {
    const value = readOf(path, name, given.get(name));
    if (value !== undefined) known.set(name, value);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}
