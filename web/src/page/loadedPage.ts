import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import { matchRoutes, type Params, type Path } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { PageFailure } from './PageFailure.tsx';

/** What an address asks a page for. */
export interface PageAddress {
  params: Params;
  search: URLSearchParams;
}

/**
 * A page of the public site. Its code and its query are asked for side by side, when it is visited. React Router's own
 * data router, which the admin has, would add 14.4 KB to the first view.
 */
export interface PageRoute {
  path: string;
  /** Source file of the page, for preloading its code. */
  module?: string;
  loadPage: () => Promise<ComponentType>;
  loadQuery?: (address: PageAddress) => Promise<PreloadedQuery<OperationType>>;
}

/** A page at an address, ready to be shown. */
export interface LoadedPage {
  Page: ComponentType;
  query?: PreloadedQuery<OperationType> | undefined;
  module?: string | undefined;
}

/** Loaded code; without it a page would be another component, and begin anew, each time it asks for data. */
const loadedPages = new WeakMap<PageRoute, ComponentType>();

async function loadPage(route: PageRoute): Promise<ComponentType> {
  const Page = loadedPages.get(route) ?? (await route.loadPage());
  loadedPages.set(route, Page);
  return Page;
}

/** Opens the page at an address; one that cannot be loaded tells so. */
export async function loadPageAt(
  routes: PageRoute[],
  { pathname, search }: Omit<Path, 'hash'>,
): Promise<LoadedPage> {
  const match = matchRoutes(routes, pathname)?.[0];
  if (!match) throw new Error(`No page is at ${pathname}, not even that of unknown addresses.`);
  const { route, params } = match;
  try {
    const [Page, query] = await Promise.all([
      loadPage(route),
      route.loadQuery?.({ params, search: new URLSearchParams(search) }),
    ]);
    return { Page, query, module: route.module };
  } catch {
    return { Page: PageFailure };
  }
}

/** Lets go of the query of a page that is no longer shown; until then Relay keeps its data. */
export function disposePage({ query }: LoadedPage): void {
  // After the commit that unmounts its readers.
  setTimeout(() => query?.dispose(), 1000);
}
