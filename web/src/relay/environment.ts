import {
  commitLocalUpdate,
  DefaultHandlerProvider,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type SubscribeFunction,
} from 'relay-runtime';
import { growingList } from './growingList.ts';

/** How long data is fresh, in milliseconds (docs/product.md#freshness). */
const freshness = 300_000;

const hasErrors = (answer: GraphQLResponse) =>
  [answer].flat().some((part) => 'errors' in part && part.errors && part.errors.length > 0);

/** Calls `onFailure` once a response with errors is in the store: it may have replaced a list with null. */
function watchFailures(fetchOperation: FetchFunction, onFailure: () => void): FetchFunction {
  return (...parameters) =>
    Observable.create<GraphQLResponse>((sink) =>
      Observable.from(fetchOperation(...parameters)).subscribe({
        next(answer) {
          sink.next(answer);
          if (hasErrors(answer)) onFailure();
        },
        error: sink.error,
        complete: sink.complete,
      }),
    );
}

/** Without the browser, nothing is sent later. */
const noResults: SubscribeFunction = () => Observable.create<GraphQLResponse>(() => {});

/** Creates a store connected to the server; one per browser, one per page that the server renders. */
export function createEnvironment(
  fetchOperation: FetchFunction,
  subscribe: SubscribeFunction = noResults,
): Environment {
  // A response with errors is shown as is, and refetched at the next visit.
  const expire = () => commitLocalUpdate(environment, (store) => store.invalidateStore());
  const environment = new Environment({
    network: Network.create(watchFailures(fetchOperation, expire), subscribe),
    store: new Store(new RecordSource(), { queryCacheExpirationTime: freshness }),
    handlerProvider: (name) => (name === 'growing' ? growingList : DefaultHandlerProvider(name)),
    isServer: import.meta.env.SSR,
  });
  return environment;
}
