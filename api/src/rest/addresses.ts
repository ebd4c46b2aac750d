import { TrieRouter } from 'hono/router/trie-router';

/** What the routes at one path accept. */
interface Address {
  methods: string[];
  /** The names of the query parameters that GET reads. */
  queryNames: readonly string[];
}

/** The addresses by path in Hono’s notation, and a router that matches a request’s path. */
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

/** The methods that an address accepts; empty if the route does not exist. */
export const methodsAt = (path: string): readonly string[] => addressAt(path)?.methods ?? [];

/** The query parameters that GET reads at an address. */
export const queryNames = (path: string): readonly string[] => addressAt(path)?.queryNames ?? [];
