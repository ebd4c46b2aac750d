import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import {
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import type { Environment, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { loginAddress } from '../../auth/returnAddress.ts';
import { currentUser, otherUser } from '../../auth/session.ts';

/**
 * Starts a query of the dashboard in its route’s loader; a visitor is redirected to the sign-in page and returns
 * afterwards. For another admin, who has signed in in another tab, the document is loaded.
 * @param fetchPolicy `network-only` for what must be current; `store-and-network` shows cached data immediately
 * and refetches it; `store-or-network` fetches only what is not cached
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
  if (otherUser()) throw redirectDocument(pathname + search);
  // oxlint-disable-next-line only-throw-error
  if (!currentUser()) throw redirect(loginAddress(pathname + search));
  return loadQuery<Query>(environment, parameters, variables, { fetchPolicy });
}

/** Filters, and a form that opens inside its list, change only the search part: do not reload the list for them. */
export const unlessSearchAloneChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
