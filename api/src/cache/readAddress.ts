import { tryDecode } from 'hono/utils/url';
import { LRUCache } from 'lru-cache';
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

/** What an address (path and query) says. */
export interface Address {
  /**
   * The address without unknown query parameters, such as those that visitors or social networks append; sorted, each
   * parameter once, and JSON in one form. Equivalent addresses share one answer.
   */
  known: string;
  /** Whether it is one of the site’s own operations, which return JSON whatever `Accept` says. */
  isOwnOperation: boolean;
  /** Whether it is a GraphQL operation that the client wrote. */
  isClientsOperation: boolean;
}

function readAnew(address: string): Address {
  const start = address.indexOf('?');
  const path = start < 0 ? address : address.slice(0, start);
  const given = new URLSearchParams(start < 0 ? '' : address.slice(start));
  const known = new URLSearchParams();
  for (const name of start < 0 ? [] : parametersAt(tryDecode(path, decodeURI))) {
    const value = readOf(path, name, given.get(name));
    if (value !== undefined) known.set(name, value);
  }
  const isOwnOperation = path === '/graphql' && !!given.get('documentId');
  return {
    known: known.size > 0 ? `${path}?${known}` : path,
    isOwnOperation,
    isClientsOperation: path === '/graphql' && !isOwnOperation,
  };
}

/** Parsing an address takes a fifth of the work for a cached answer, apart from sending it. */
const recent = new LRUCache<string, Address>({ max: 500 });
/** The length, in characters, up to which addresses are kept: longer ones are rarely asked twice. */
const longestKept = 1_000;

export function readAddress(address: string): Address {
  let read = recent.get(address);
  if (!read) {
    read = readAnew(address);
    if (address.length <= longestKept) recent.set(address, read);
  }
  return read;
}
