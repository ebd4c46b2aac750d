import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { redirect, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { Environment, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { loginAddress } from '../../auth/returnAddress.ts';
import { currentUser } from '../../auth/session.ts';

/**
 * Starts a query of the dashboard in its route's loader; who is not signed in is sent to the sign-in page and
 * comes back afterwards.
 * @param fetchPolicy `network-only` for what must be the server's newest word; `store-and-network` shows at once
 * what is known and brings it up to date; `store-or-network` asks only for what is not known
 */
export function loadAdminQuery<Query extends OperationType>(
  { request }: LoaderFunctionArgs,
  environment: Environment,
  parameters: PreloadableConcreteRequest<Query>,
  variables: VariablesOf<Query>,
  fetchPolicy: 'network-only' | 'store-and-network' | 'store-or-network',
): PreloadedQuery<Query> {
  const { pathname, search } = new URL(request.url);
  // oxlint-disable-next-line only-throw-error
  if (!currentUser()) throw redirect(loginAddress(pathname + search));
  return loadQuery<Query>(environment, parameters, variables, { fetchPolicy });
}

/** A filter in the address, or a form that it opens in a list, is no reason to load the list again. */
export const unlessSearchAloneChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
