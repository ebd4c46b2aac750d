import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import { matchRoutes, type Params, type Path } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { loadHead } from './head.ts';
import { PageFailure } from './PageFailure.tsx';

/** The part of an address that a page depends on. */
export interface PageAddress {
  params: Params;
  search: URLSearchParams;
}

/**
 * A page of the public site. Its code and its query are loaded in parallel when it is visited. React Router’s own data
 * router, which the admin uses, would add 14.4 KB to the first view.
 */
export interface PageRoute {
  path: string;
  /** Source file of the page, for preloading its code. */
  module?: string;
  loadPage: () => Promise<ComponentType>;
  loadQuery?: (address: PageAddress) => Promise<PreloadedQuery<OperationType>>;
  /** Loads the code of the page’s parts (lazyPart), once its own is loaded. */
  loadParts?: () => Promise<void>;
}

/** A page at an address, ready to render. */
export interface LoadedPage {
  Page: ComponentType;
  query?: PreloadedQuery<OperationType> | undefined;
  module?: string | undefined;
  loadParts?: (() => Promise<void>) | undefined;
}

/** Caches loaded code; otherwise a page would be a new component, and lose its state, each time its data is loaded. */
const loadedPages = new WeakMap<PageRoute, ComponentType>();

async function loadPage(route: PageRoute): Promise<ComponentType> {
  const Page = loadedPages.get(route) ?? (await route.loadPage());
  loadedPages.set(route, Page);
  return Page;
}

/** Shown instead of a page that cannot be loaded. */
export const failedPage: LoadedPage = { Page: PageFailure };

/** What a page’s code and data depend on, as in a location or a URL. */
export type Address = Omit<Path, 'hash'>;

/**
 * A path as the router can read it: it has no route for line breaks, and warns of what it cannot decode. Such a path is
 * taken literally, and has no page.
 */
export function readablePath(pathname: string): string {
  try {
    if (/^.*$/.test(decodeURIComponent(pathname))) return pathname;
  } catch {
    // Anyone can type it.
  }
  return encodeURI(pathname);
}

/** Loads the page at an address. */
export async function loadPageAt(routes: PageRoute[], { pathname, search }: Address): Promise<LoadedPage> {
  const match = matchRoutes(routes, readablePath(pathname))?.[0];
  if (!match) throw new Error(`No route matches ${pathname}, not even the one for unknown addresses.`);
  const { route, params } = match;
  const [Page, query] = await Promise.all([
    loadPage(route),
    route.loadQuery?.({ params, search: new URLSearchParams(search) }),
  ]);
  return { Page, query, module: route.module, loadParts: route.loadParts };
}

/** Loads the page at an address with all that the server has not rendered: its parts, and what changes the head with it. */
export async function loadWholePageAt(routes: PageRoute[], address: Address): Promise<LoadedPage> {
  const head = loadHead();
  const page = await loadPageAt(routes, address);
  await page.loadParts?.();
  await head;
  return page;
}

/** Whether a page and its data, if that was requested, could be loaded. */
export async function hasArrived(page: LoadedPage): Promise<boolean> {
  try {
    await page.query?.source?.toPromise();
    return page !== failedPage;
  } catch {
    return false;
  }
}

/** Releases the query of a page that is no longer shown; until then, Relay keeps its data. */
export function disposePage({ query }: LoadedPage): void {
  // After the commit that unmounts its readers.
  setTimeout(() => query?.dispose(), 1000);
}
