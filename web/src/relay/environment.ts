import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';

/** Data is fresh for five minutes (specification section 9). */
const freshness = 300_000;

/** A store with its way to the server; one for a browser, one for each page that the server renders. */
export function createEnvironment(fetchOperation: FetchFunction): Environment {
  return new Environment({
    network: Network.create(fetchOperation),
    store: new Store(new RecordSource(), { queryCacheExpirationTime: freshness }),
    isServer: import.meta.env.SSR,
  });
}
