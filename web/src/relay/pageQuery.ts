import { fetchQuery, loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import {
  createOperationDescriptor,
  PreloadableQueryRegistry,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type PreloadableConcreteRequest,
  type VariablesOf,
} from 'relay-runtime';
import { whole } from './network.ts';

/**
 * How long data is fresh: five minutes; or never, for content and partners, which show cached data and refetch on every
 * visit (docs/product.md#freshness). The server’s render counts as the response of the first visit.
 */
export type Freshness = 'minutes' | 'never';

/**
 * Starts a page’s query in its route’s loader, while the page’s code loads. On the server, the loader waits, so that
 * the render finds the response in the store. Only one reference is kept per navigation: see `disposeStaleQueries`.
 */
export async function loadPageQuery<Query extends OperationType>(
  environment: Environment,
  parameters: PreloadableConcreteRequest<Query>,
  variables: VariablesOf<Query>,
  freshness: Freshness = 'minutes',
): Promise<PreloadedQuery<Query>> {
  if (freshness === 'never' && refetchStored(environment, parameters, variables))
    return loadQuery<Query>(environment, parameters, variables, { fetchPolicy: 'store-only' });
  const query = loadQuery<Query>(environment, parameters, variables, { fetchPolicy: 'store-or-network' });
  if (import.meta.env.SSR) await query.source?.toPromise();
  return query;
}

/**
 * Refetches a query whose data is in the store, apart from the page that shows it: Relay’s “store-and-network” would
 * fail the page along with the request. Its readers update when the response arrives; until then, and if there is none
 * or it is incomplete, they show what they have.
 * @returns false, without a request, if data is missing
 */
function refetchStored<Query extends OperationType>(
  environment: Environment,
  { params }: PreloadableConcreteRequest<Query>,
  variables: VariablesOf<Query>,
): boolean {
  // Known once the page’s code is loaded; before that, its data cannot be complete.
  const request = PreloadableQueryRegistry.get(params.id ?? '');
  if (!request) return false;
  const { status } = environment.check(createOperationDescriptor(request, variables));
  if (status === 'missing') return false;
  fetchQuery<Query>(environment, request, variables, whole).subscribe({ error: () => {} });
  return true;
}

/**
 * The data of the query that the route’s loader started; for the admin, as `useStartedQuery` is for the public site.
 */
export function usePageQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  return usePreloadedQuery<Query>(query, useLoaderData() as PreloadedQuery<Query>);
}

function isDisposable(value: unknown): value is { dispose: () => void } {
  return (
    typeof value === 'object' && value !== null && 'dispose' in value && typeof value.dispose === 'function'
  );
}

interface RouterLike {
  state: { loaderData: Record<string, unknown>; navigation: { state: string } };
  subscribe: (listener: (state: RouterLike['state']) => void) => unknown;
}

/** Releases the queries of admin pages that were left; until then, Relay keeps their data. */
export function disposeStaleQueries(router: RouterLike): void {
  let held = new Set<{ dispose: () => void }>();
  router.subscribe(({ loaderData, navigation }) => {
    if (navigation.state !== 'idle') return;
    const current = new Set(Object.values(loaderData).filter(isDisposable));
    const stale = held.difference(current);
    held = current;
    // After the commit that unmounts their readers.
    setTimeout(() => stale.forEach((query) => query.dispose()), 1000);
  });
}
