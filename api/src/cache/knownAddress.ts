import { tryDecode } from 'hono/utils/url';
import { pageParameters } from '../../../web/src/shared/pages/pageParameters.ts';
import { queryNames } from '../rest/route.ts';

/** Of GraphQL over GET, and of an operation of the site by its id. */
const graphqlParameters = ['query', 'variables', 'operationName', 'extensions', 'documentId'];

/** What is read from the query of an address; each route and each page declares it. */
function parametersAt(path: string): readonly string[] {
  if (path === '/graphql') return graphqlParameters;
  if (path.startsWith('/api/')) return queryNames(path);
  // Files, as feeds are, have an ending; pages have none.
  return /\.\w+$/.test(path) ? [] : pageParameters(path);
}

/**
 * An address (path and query) without what nobody reads of its query, which is anything that a visitor or a social
 * network may have appended; in one order, and each parameter once. All that ask for the same are given one answer.
 */
export function knownAddress(address: string): string {
  const start = address.indexOf('?');
  if (start < 0) return address;
  const path = address.slice(0, start);
  const asked = new URLSearchParams(address.slice(start));
  const known = new URLSearchParams();
  for (const name of parametersAt(tryDecode(path, decodeURI))) {
    const value = asked.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}
