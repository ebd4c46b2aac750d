import { TrieRouter } from 'hono/router/trie-router';

/** What the routes of one path take. */
interface Address {
  methods: string[];
  /** The names of the query parameters that GET reads. */
  queryNames: readonly string[];
}

/** The addresses by path in Hono’s notation, and the same for matching a request’s path. */
const byPath = new Map<string, Address>();
const router = new TrieRouter<Address>();

/** Adds a route to its address. @param path in Hono’s notation */
export function addRoute(path: string, method: string, queryNames: readonly string[]): void {
  const address = byPath.get(path) ?? { methods: [], queryNames: [] };
  if (!byPath.has(path)) {
    byPath.set(path, address);
    router.add('GET', path, address);
  }
  address.methods.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (method === 'GET') address.queryNames = queryNames;
}

/** An exact path wins over a pattern: `featured` in /api/news/featured is not an id. */
const addressAt = (path: string) => byPath.get(path) ?? router.match('GET', path)[0][0]?.[0];

/** The methods that an address accepts; empty if there is no such route. */
export const methodsAt = (path: string): readonly string[] => addressAt(path)?.methods ?? [];

/** The query parameters that any route reads for GET of an address. */
export const queryNames = (path: string): readonly string[] => addressAt(path)?.queryNames ?? [];
